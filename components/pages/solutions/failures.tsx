import { ShowOutages } from '@/components/features/outages/show-outages';
import { OutageLine } from '@/components/scene/outage-line';
import { RouteLink } from '@/components/ui/route-link';
import { Section } from '@/components/ui/container';
import { Grid } from '@/components/ui/grid';
import { textLink } from '@/components/ui/text-link';
import { unbroken } from '@/components/ui/unbroken';
import { outageIds } from '@/content/outages/types';
import { outageSection, outageWords, outcomeWords } from '@/content/outages/words';
import { outages } from '@/content/products/electronic-lock.ts?outages';
import { summary as locks } from '@/content/products/electronic-lock.ts?summary';

/** What still works when something fails: what the locks do, the school with its switches, and every answer. */
export function Failures() {
  const { title, lead, all, example } = outageSection;
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
        <div className="col-span-full mt-4">
          <h3 className="text-h4">
            {example} {locks.name}
          </h3>
          <ul className="mt-6 grid gap-x-gutter gap-y-6 md:grid-cols-2 md:gap-y-8 wide:grid-cols-4">
            {outageIds.map((id) => {
              const { outcome, why } = outages[id];
              return (
                <li key={id} className="flex items-start gap-4 md:block">
                  <OutageLine outage={id} outcome={outcome} />
                  <div>
                    <h4 className="text-label font-semibold">
                      {outageWords[id].row}: {outcomeWords[outcome]}
                    </h4>
                    <p className="mt-1 max-w-measure text-detail leading-normal text-soft">
                      {unbroken(why)}
                    </p>
                  </div>
                </li>
              );
            })}
          </ul>
        </div>
      </Grid>
    </Section>
  );
}
