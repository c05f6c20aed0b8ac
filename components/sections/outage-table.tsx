import { OutcomeMark } from '@/components/ui/outcome-mark';
import { productOutages } from '@/content/outages/products';
import { outageIds } from '@/content/outages/types';
import { meanwhile, outageWords, outcomeWords } from '@/content/outages/words';
import { doors } from '@/content/scene/doors';

/** What is left of every product in each outage, in print and without JavaScript. */
export const OutageTable = () => (
  <div className="text-small leading-snug">
    {doors.map(({ product: { id, name } }) => (
      <section key={id} className="mt-4 break-inside-avoid border-t border-hairline pt-2">
        <h3 className="text-label font-semibold">{name}</h3>
        <dl className="mt-1 grid gap-x-gutter gap-y-2 md:grid-cols-2 desktop:grid-cols-4 print:grid-cols-4">
          {outageIds.map((outage) => {
            const fact = productOutages[id]![outage];
            return (
              <div key={outage}>
                <dt className="flex items-baseline gap-1.5 font-semibold">
                  <OutcomeMark outcome={fact.outcome} className="size-3" />
                  {`${outageWords[outage].row}: ${outcomeWords[fact.outcome]}`}
                </dt>
                <dd className="text-soft">
                  {fact.why} {meanwhile} {fact.meanwhile}
                </dd>
              </div>
            );
          })}
        </dl>
      </section>
    ))}
  </div>
);
