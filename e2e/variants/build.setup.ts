import { test } from '@playwright/test';
import { build, variantNames } from './variants';

// One worker builds these while the others run the tests that need none.
for (const name of variantNames)
  test(`build the variant "${name}"`, () => {
    test.setTimeout(600_000);
    build(name);
  });
