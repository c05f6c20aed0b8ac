import { ShowOutages } from '@/components/features/outages/show-outages';
import { LineBar, LineDrop } from '@/components/scene/line';
import { OutageHead } from '@/components/scene/outage-parts';
import { RouteLink } from '@/components/ui/route-link';
import { Section } from '@/components/ui/container';
import { Grid } from '@/components/ui/grid';
import { textLink } from '@/components/ui/text-link';
import { unbroken } from '@/components/ui/unbroken';
import { outageIds } from '@/content/outages/types';
import { outageSection, outageWords } from '@/content/outages/words';
import { outages as locks } from '@/content/products/electronic-lock.ts?outages';

/** What still works when something fails: what the locks do, the school with its switches, and every answer. */
export function Failures() {
  const { title, lead, all } = outageSection;
  return (
    <Section className="overflow-x-clip bg-ground-alt">
      <Grid className="items-start gap-y-6">
        <h2 className="col-span-full -ml-hang-h2 text-h2 wide:col-span-4 desktop:col-span-8">
          {title}
        </h2>
        <div className="col-span-full wide:col-span-4 desktop:col-span-4">
          <p className="max-w-measure text-lead text-balance text-soft">{lead}</p>
          <div className="mt-6 flex flex-wrap items-center gap-x-8 gap-y-4">
            <ShowOutages isLarge />
            <RouteLink to={all.to} anchor={all.anchor} className={textLink()}>
              {all.label}
            </RouteLink>
          </div>
        </div>
        <ul className="col-span-full mt-4 grid gap-x-gutter gap-y-4 sm:grid-cols-2 wide:grid-cols-4">
          {outageIds.map((id) => (
            <li
              key={id}
              className="group/outage relative flex items-start gap-4 [--line-x:1.125rem] [--line-y:1.5rem] sm:[--line-x:2rem] sm:[--line-y:2rem] wide:block"
            >
              <LineBar className="max-wide:hidden wide:group-not-first/outage:hidden" />
              <LineDrop className="bottom-[calc(-1rem-var(--line-y))] group-last/outage:hidden sm:group-nth-[n+3]/outage:hidden wide:hidden" />
              <OutageHead outage={id} className="relative size-12 max-sm:-ml-1.5 sm:size-16" />
              <div className="pt-2.5 sm:pt-4.5 wide:pt-3">
                <h3 className="text-h5">{outageWords[id].row}</h3>
                <p className="mt-1 max-w-measure text-small text-soft">{unbroken(locks[id].why)}</p>
              </div>
            </li>
          ))}
        </ul>
      </Grid>
    </Section>
  );
}
