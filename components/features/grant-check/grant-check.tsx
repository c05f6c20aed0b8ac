'use client';

import { use, useState } from 'react';
import { ShownPage } from '@/components/lib/shown-page';
import { Container } from '@/components/ui/container';
import { FoldChevron } from '@/components/ui/fold-chevron';
import { RadioGroup } from '@/components/ui/radio-group';
import { Select } from '@/components/ui/select';
import { needs, schools, states } from '@/content/grant-check/choices';
import { programs } from '@/content/grant-check/programs';
import type { SchoolId } from '@/content/grant-check/types';
import { grantCheck as copy } from '@/content/pages/resources';
import { grantCheckAnchor } from '@/content/site/resource-tabs';
import { Answer } from './answer';
import type { Choices } from './check-programs';
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
  const [choices, setChoices] = useState<Choices>({
    school: asked ?? 'public',
    need: 'door-locks',
    state: 'any',
  });
  const choose = (choice: Partial<Choices>) => setChoices({ ...choices, ...choice });
  const { school, need, state } = choices;

  return (
    <section className="bg-ground-alt py-6 md:py-10">
      <Container>
        <details className="group" open={!!asked}>
          <summary className="grid grid-cols-[1fr_auto] items-center gap-x-4 gap-y-1 py-2">
            <h2 className="text-h3">
              {schools.map(({ id }) => (
                <span key={id} id={grantCheckAnchor(id)} />
              ))}
              {copy.title}
            </h2>
            <FoldChevron />
            <span className="max-w-measure text-soft">{copy.lead}</span>
          </summary>
          <div className="mt-6 grid items-start gap-x-grid gap-y-6 desktop:grid-cols-[1fr_3fr] noscript:hidden">
            <div className="grid gap-y-5 md:max-desktop:grid-cols-3 md:max-desktop:gap-x-4">
              <RadioGroup
                label={copy.school}
                options={schools}
                value={school}
                onChange={(id) => choose({ school: id })}
              />
              <Select
                label={copy.need}
                options={needs}
                value={need}
                onChange={(id) => choose({ need: id })}
              />
              <Select
                label={copy.state}
                options={states}
                value={state}
                onChange={(id) => choose({ state: id })}
              />
            </div>
            <Answer {...choices} />
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
