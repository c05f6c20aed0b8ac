'use client';

import { useState } from 'react';
import { Grid } from '@/components/ui/grid';
import { needs, schools } from '@/content/grant-check/choices';
import type { NeedId, SchoolId } from '@/content/grant-check/types';
import { AllPrograms } from './all-programs';
import { FitAnswer } from './fit-answer';
import { FitChoice } from './fit-choice';
import type { FitContent } from '@/content/pages/resources';

/**
 * The grant check: two choices, and the answer, which changes in place while focus stays on the
 * choice. Hidden without JavaScript, when AllPrograms is shown instead.
 */
export function GrantFit({ content }: { content: FitContent }) {
  const [school, setSchool] = useState<SchoolId>('public');
  const [need, setNeed] = useState<NeedId>('door-locks');

  return (
    <>
      <Grid className="mt-10 items-start gap-y-8 desktop:mt-13 noscript:hidden">
        <div className="col-span-full grid gap-y-5 desktop:col-span-3 desktop:gap-y-8">
          <FitChoice
            legend={content.school}
            choices={schools}
            chosen={school}
            onChoose={setSchool}
          />
          <FitChoice legend={content.need} choices={needs} chosen={need} onChoose={setNeed} />
        </div>
        <FitAnswer content={content} school={school} need={need} />
      </Grid>
      <AllPrograms content={content.all} />
    </>
  );
}
