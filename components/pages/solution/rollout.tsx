import { LineBar, LineDrop, LineIn, LineNode } from '@/components/scene/line';
import { ObjectTile } from '@/components/sections/object-tile';
import { Section } from '@/components/ui/container';
import { RouteLink } from '@/components/ui/route-link';
import { textLink } from '@/components/ui/text-link';
import { unbroken } from '@/components/ui/unbroken';
import { solutionPage } from '@/content/pages/solution-page';
import type { RolloutWeek, Solution } from '@/content/site/types';

const { rollout: labels } = solutionPage;

/** Week by week on the line: what we do, what staff do; below it size, installation and money. */
export function Rollout({ rollout, facts }: Pick<Solution, 'rollout' | 'facts'>) {
  return (
    <Section className="overflow-x-clip">
      <h2 className="-ml-hang-h2 text-h2">{labels.title}</h2>
      <p className="mt-4 max-w-measure text-lead text-balance text-soft">
        {unbroken(rollout.lead)}
      </p>
      <ol className="mt-head grid gap-x-gutter md:grid-cols-2 desktop:grid-cols-4">
        {rollout.weeks.map((week) => (
          <Week key={week.when} {...week} />
        ))}
      </ol>
      <dl className="mt-head grid gap-x-gutter gap-y-8 md:grid-cols-3">
        {facts.map(({ label, text, link }) => (
          <div key={label} className="flex flex-col border-t border-strong pt-4">
            <dt className="text-label font-semibold">{label}</dt>
            <dd className="mt-1 flex grow flex-col items-start text-soft">
              <p className="mb-2 max-w-measure">{text}</p>
              {link && (
                <RouteLink
                  to={link.to}
                  anchor={link.anchor}
                  className={textLink({ className: 'mt-auto text-strong' })}
                >
                  {link.label}
                </RouteLink>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

/**
 * A week under its station of the line, from which a thing hangs, or on a phone beside it. The parts of a row of
 * weeks each begin at one height.
 */
const Week = ({ when, title, object, we, staff }: RolloutWeek) => (
  <li className="group relative max-md:pb-10 max-md:pl-12 max-md:[--line-y:1.0625rem] md:row-span-5 md:grid md:grid-rows-subgrid md:pt-11 md:[--line-x:50%] md:max-desktop:nth-[-n+2]:pb-12">
    <ObjectTile
      name={object}
      className="max-md:float-right max-md:ml-4 max-md:w-20 md:mb-5 md:h-33"
    />
    <p className="text-quiet">{when}</p>
    <h3 className="mt-1 text-h4">{title}</h3>
    {[
      [labels.we, we],
      [labels.staff, staff],
    ].map(([who, what]) => (
      <p key={who} className="mt-3 max-w-measure text-soft">
        <span className="block text-small font-semibold text-strong">{who}</span>
        {what}
      </p>
    ))}
    <LineIn className="group-not-first:hidden md:hidden" />
    <LineDrop className="max-md:-bottom-(--line-y) max-md:group-last:hidden md:bottom-auto md:h-8" />
    <LineBar className="max-md:hidden" />
    <LineNode />
  </li>
);
