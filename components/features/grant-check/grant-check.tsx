'use client';

import { useState } from 'react';
import { TitleAndLead } from '@/components/sections/title-and-lead';
import { LineDrop, LineIn, LineNode } from '@/components/rail/rail';
import { Section } from '@/components/ui/container';
import { Grid } from '@/components/ui/grid';
import { RadioGroup } from '@/components/ui/radio-group';
import { Select } from '@/components/ui/select';
import { needs, schools, states } from '@/content/grant-check/choices';
import { programs } from '@/content/grant-check/programs';
import type { NeedId, SchoolId, StateId } from '@/content/grant-check/types';
import { grantCheck as copy } from '@/content/pages/resources';
import { Answer } from './answer';
import { startingChoices, type Choices } from './check-programs';
import { ProgramName, Sources } from './program-row';

/** The visitor's choices, which outlive the page. */
let kept = startingChoices();

/**
 * Three choices, and every program's answer, which changes in place while focus stays on the choice.
 * Without JavaScript it is a list of all programs.
 */
export function GrantCheck() {
  const [choices, setChoices] = useState(kept);
  const { school, need, state } = choices;
  const choose = (choice: Partial<Choices>) => {
    kept = { ...kept, ...choice };
    setChoices(kept);
  };
  const ofSchool = {
    label: copy.school,
    options: schools,
    value: school,
    onChange: (id: SchoolId) => choose({ school: id }),
  };
  const ofNeed = {
    label: copy.need,
    options: needs,
    value: need,
    onChange: (id: NeedId) => choose({ need: id }),
  };

  return (
    <Section className="overflow-x-clip bg-ground-alt max-sm:py-10 sm:pt-18">
      <TitleAndLead level={2} title={copy.title} lead={copy.lead} isWide />
      <Grid className="items-start gap-y-3 sm:gap-y-6 desktop:gap-y-3 noscript:hidden">
        <div className="col-span-full grid gap-y-4 sm:gap-y-5 desktop:col-span-3 desktop:mt-16 desktop:gap-y-7 desktop:high:sticky desktop:high:top-[min(6rem,100svh-45.5rem)]">
          <div className="contents max-sm:hidden">
            <RadioGroup {...ofSchool} />
            <RadioGroup {...ofNeed} />
          </div>
          <div className="contents sm:hidden">
            <Select {...ofSchool} />
            <Select {...ofNeed} />
          </div>
          <Select
            label={copy.state}
            options={states}
            value={state}
            onChange={(id: StateId) => choose({ state: id })}
          />
        </div>
        <div className="col-span-full desktop:col-span-9">
          <div className="relative ml-5 h-8 max-sm:line-small sm:ml-8 sm:h-12 desktop:h-16">
            <LineIn />
            <LineDrop />
            <LineNode />
          </div>
          <Answer {...choices} />
        </div>
      </Grid>
      <AllPrograms />
      <Grid>
        <p className="col-span-full mt-6 max-w-160 text-small text-soft desktop:col-span-9 desktop:col-start-4">
          {copy.note}
        </p>
      </Grid>
    </Section>
  );
}

/** Every program with what it pays for and who may apply, for visitors without JavaScript. */
const AllPrograms = () => (
  <div className="mt-10 hidden rounded-card bg-surface p-5 sm:p-8 noscript:block">
    <h3 className="text-h4">{copy.all}</h3>
    {programs.map((program) => (
      <section key={program.id} className="mt-5 border-t border-hairline pt-5">
        <ProgramName program={program} />
        <p className="mt-2">{program.whoMayApply}</p>
        <p>{program.paysFor}</p>
        {program.cannotPayFor && <p>{program.cannotPayFor}</p>}
        <Sources program={program} />
      </section>
    ))}
  </div>
);
