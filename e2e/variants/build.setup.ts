import { test } from '@playwright/test';
import { build, isBuilt } from '../helpers/variants/variants';

// One worker builds while the others run tests that do not need it.
test('build the variant', () => {
  test.setTimeout(600_000);
  if (!isBuilt()) build();
});
