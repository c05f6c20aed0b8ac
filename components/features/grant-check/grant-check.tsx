'use client';

import { use, useState } from 'react';
import { ShownPage } from '@/components/lib/shown-page';
import { Container } from '@/components/ui/container';
import { FoldChevron } from '@/components/ui/fold';
import { RadioGroup } from '@/components/ui/radio-group';
import { Select } from '@/components/ui/select';
import { needs, schools, states } from '@/content/grant-check/choices';
import { programs } from '@/content/grant-check/programs';
import type { NeedId, SchoolId, StateId } from '@/content/grant-check/types';
import { grantCheck as copy } from '@/content/pages/resources';
import { grantCheckAnchor } from '@/content/site/resource-tabs';
import { Answer } from './answer';
import { startingChoices, type Choices } from './check-programs';
import { ProgramName, Sources } from './program-row';

/** The grant check, folded until it is opened or a link names it, which also names a kind of school. */
export function GrantCheck() {
  const { place, count } = use(ShownPage);
  const asked = schools.find(({ id }) => grantCheckAnchor(id) === place);
  return <Check key={asked ? count : 0} asked={asked?.id} />;
}

/**
 * Three choices, and every program's answer, which changes in place while focus stays on the choice. Without
 * JavaScript it is a list of all programs.
 */
function Check({ asked }: { asked?: SchoolId }) {
  const [choices, setChoices] = useState(() => startingChoices(asked));
  const choose = (choice: Partial<Choices>) => setChoices({ ...choices, ...choice });
  const { school, need, state } = choices;

  return (
    <Section className="overflow-x-clip bg-ground-alt max-sm:py-10 sm:pt-18">
      <TitleAndLead level={2} title={copy.title} lead={copy.lead} isWide />
      <Grid className="items-start gap-y-3 sm:gap-y-6 desktop:gap-y-3 noscript:hidden">
        <div className="col-span-full grid gap-y-4 sm:gap-y-5 desktop:col-span-3 desktop:mt-16 desktop:gap-y-7 desktop:high:sticky desktop:high:top-[min(6rem,100svh-51.5rem)]">
          <div className="contents max-sm:hidden">
            <RadioGroup {...ofSchool} />
            <RadioGroup {...ofNeed} />
          </div>
          <AllPrograms />
          <p className="mt-6 max-w-measure text-small text-soft">{copy.note}</p>
        </details>
      </Container>
    </section>
  );
}

/** Every program with what it pays for and who may apply, for visitors without JavaScript. */
const AllPrograms = () => (
  <div className="mt-6 hidden rounded-card bg-surface p-5 noscript:block">
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
