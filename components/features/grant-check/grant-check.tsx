'use client';

import { useState } from 'react';
import { Grid } from '@/components/ui/grid';
import { RadioGroup } from '@/components/ui/radio-group';
import { Select } from '@/components/ui/select';
import { needs, schools } from '@/content/grant-check/choices';
import type { NeedId, SchoolId } from '@/content/grant-check/types';
import type { GrantCheckContent } from '@/content/pages/resources';
import { AllPrograms } from './all-programs';
import { Answer } from './answer';

/** The visitor's choices, which outlive the page. */
let kept: { school: SchoolId; need: NeedId } = { school: 'public', need: 'door-locks' };

/**
 * The grant check: two choices, and the answer, which changes in place while focus stays on the
 * choice. Hidden without JavaScript, when AllPrograms is shown instead.
 */
export function GrantCheck({ content }: { content: GrantCheckContent }) {
  const [{ school, need }, setChoices] = useState(kept);
  const choose = (choice: Partial<typeof kept>) => {
    kept = { school, need, ...choice };
    setChoices(kept);
  };
  const ofSchool = {
    label: content.school,
    options: schools,
    value: school,
    onChange: (id: SchoolId) => choose({ school: id }),
  };
  const ofNeed = {
    label: content.need,
    options: needs,
    value: need,
    onChange: (id: NeedId) => choose({ need: id }),
  };
  const radios = {
    className: 'max-sm:hidden',
    optionsClassName:
      'sm:max-desktop:grid sm:max-desktop:grid-cols-[repeat(3,auto)] sm:max-desktop:justify-start sm:max-desktop:gap-x-3',
  };

  return (
    <>
      <Grid className="mt-10 items-start gap-y-8 desktop:mt-13 noscript:hidden">
        <div className="col-span-full grid gap-y-5 desktop:col-span-3 desktop:gap-y-8">
          <RadioGroup {...ofSchool} {...radios} />
          <RadioGroup {...ofNeed} {...radios} />
          <div className="grid gap-y-5 sm:hidden">
            <Select {...ofSchool} />
            <Select {...ofNeed} />
          </div>
        </div>
        <Answer content={content} school={school} need={need} />
      </Grid>
      <AllPrograms content={content} />
    </>
  );
}
