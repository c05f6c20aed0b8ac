import { cx } from '@/components/lib/cx';
import { PaperHead } from '@/components/scene/paper';
import { ObjectTile } from '@/components/sections/object-tile';
import { PrintPaper } from '@/components/sections/print-paper';
import { SendOn } from '@/components/sections/send-on';
import { Section } from '@/components/ui/container';
import { Grid } from '@/components/ui/grid';
import { unbroken } from '@/components/ui/unbroken';
import type { Solution } from '@/content/site/types';

const paperAnchor = 'paper';
const besidePaper = cx('col-span-full wide:col-span-3 desktop:col-span-4');

type OnPaperProps = Omit<Solution['focus'], 'picture'> & { print: string };

/** The items on a sheet, like the paper that its button prints; the button is below it, or from 900 px beside it. */
export const OnPaper = ({ title, object, items, print }: OnPaperProps) => (
  <Section id={paperAnchor} className="scroll-mt-header-scrolled bg-ground-alt">
    <Grid className="items-start gap-y-8 wide:grid-rows-[auto_1fr]">
      <div className={besidePaper}>
        <h2 className="-ml-hang-h2 text-h2">{title}</h2>
        {object && <ObjectTile name={object} className="mt-8 h-44 max-wide:hidden" />}
      </div>
      <div className="col-span-full bg-surface px-6 py-6 shadow-raised sm:px-10 sm:py-8 wide:col-span-5 wide:row-span-2 desktop:col-span-7 desktop:col-start-6 print:shadow-none forced-colors:border">
        <PaperHead />
        <dl className="mt-3">
          {items.map(({ label, text }) => (
            <div
              key={label}
              className="border-t border-hairline py-4 first:border-0 last:pb-0 sm:grid sm:grid-cols-[10rem_1fr] sm:items-baseline sm:gap-x-6"
            >
              <dt className="font-display text-label font-semibold">{label}</dt>
              <dd className="max-w-measure text-soft max-sm:mt-1">{unbroken(text)}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div className={besidePaper}>
        <div className="flex flex-wrap print:hidden">
          <PrintPaper label={print} paper="day" />
        </div>
        <SendOn what="sheet" title={title} place={paperAnchor} className="mt-4" />
      </div>
    </Grid>
  </Section>
);
