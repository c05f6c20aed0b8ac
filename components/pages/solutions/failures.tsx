import { ShowOutages } from '@/components/features/outages/show-outages';
import { OutageHead } from '@/components/scene/outage-parts';
import { RouteLink } from '@/components/ui/route-link';
import { Section } from '@/components/ui/container';
import { Grid } from '@/components/ui/grid';
import { textLink } from '@/components/ui/text-link';
import { outageIds } from '@/content/outages/types';
import { outageSection, outageWords } from '@/content/outages/words';

/** What still works when something fails: the school with its switches, and the answers in writing. */
export function Failures() {
  const { title, lead, all } = outageSection;
  return (
    <Section className="bg-ground-alt">
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
        <ul className="col-span-full mt-4 grid grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] gap-x-gutter gap-y-4 border-t border-strong pt-5">
          {outageIds.map((id) => (
            <li key={id} className="flex items-center gap-3 font-display text-label font-semibold">
              <OutageHead outage={id} className="size-12" />
              {outageWords[id].row}
            </li>
          ))}
        </ul>
      </Grid>
    </Section>
  );
}
