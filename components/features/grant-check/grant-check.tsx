'use client';

import { useState } from 'react';
import { Section } from '@/components/ui/container';
import { Grid } from '@/components/ui/grid';
import { RadioGroup } from '@/components/ui/radio-group';
import { Select } from '@/components/ui/select';
import { needs, schools } from '@/content/grant-check/choices';
import { programs } from '@/content/grant-check/programs';
import type { NeedId, SchoolId } from '@/content/grant-check/types';
import type { GrantCheckContent } from '@/content/pages/resources';
import { Answer } from './answer';
import { ProgramName, Sources } from './program-row';

/** The visitor's choices, which outlive the page. */
let kept: { school: SchoolId; need: NeedId } = { school: 'public', need: 'door-locks' };

/**
 * Two choices, and every program's answer, which changes in place while focus stays on the choice.
 * Without JavaScript it is a list of all programs.
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
  const inRows =
    'sm:max-desktop:grid sm:max-desktop:grid-cols-[repeat(3,auto)] sm:max-desktop:justify-start sm:max-desktop:gap-x-3';

  return (
    <Section className="bg-ground-alt">
      <Grid className="items-end gap-y-5">
        <h2 className="col-span-full -ml-hang-h2 text-h2 md:col-span-4 desktop:col-span-7">
          {content.title}
        </h2>
        <p className="col-span-full max-w-measure text-lead text-soft md:col-span-4 desktop:col-span-5">
          {content.lead}
        </p>
      </Grid>
      <Grid className="mt-10 items-start gap-y-8 desktop:mt-13 noscript:hidden">
        <div className="col-span-full grid gap-y-5 desktop:col-span-3 desktop:gap-y-8">
          <div className="contents max-sm:hidden">
            <RadioGroup {...ofSchool} optionsClassName={inRows} />
            <RadioGroup {...ofNeed} optionsClassName={inRows} />
          </div>
          <div className="contents sm:hidden">
            <Select {...ofSchool} />
            <Select {...ofNeed} />
          </div>
        </div>
        <Answer content={content} school={school} need={need} />
      </Grid>
      <AllPrograms content={content} />
      <Grid>
        <p className="col-span-full mt-6 max-w-160 text-small text-soft desktop:col-span-9 desktop:col-start-4">
          {content.note}
        </p>
      </Grid>
    </Section>
  );
}

/** Every program with what it pays for and who may apply, for visitors without JavaScript. */
const AllPrograms = ({ content }: { content: GrantCheckContent }) => (
  <div className="mt-10 hidden rounded-card bg-surface p-5 sm:p-8 noscript:block">
    <h3 className="text-h4">{content.all}</h3>
    {programs.map((program) => (
      <section key={program.id} className="mt-5 border-t border-hairline pt-5">
        <ProgramName program={program} content={content} />
        <p className="mt-2">{program.whoMayApply}</p>
        <p>{program.paysFor}</p>
        {program.cannotPayFor && <p>{program.cannotPayFor}</p>}
        {program.amount && <p className="mt-1 text-small text-quiet">{program.amount}</p>}
        <Sources program={program} content={content} />
      </section>
    ))}
  </div>
);
