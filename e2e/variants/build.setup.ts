import { test } from '@playwright/test';
import { build, variantNames } from '../helpers/variants/variants';

// One worker builds the variants while the others run tests that do not need them.
for (const name of variantNames)
  test(`build the variant "${name}"`, () => {
    test.setTimeout(600_000);
    build(name);
  });
