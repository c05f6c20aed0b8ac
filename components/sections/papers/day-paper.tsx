import { publicAddress } from '@/components/lib/public-address';
import { Paper } from '@/components/scene/paper';
import { QuoteShape } from '@/components/sections/quote-shape';
import type { Solution } from '@/content/site/types';
import { quote } from '@/content/site/quote';
import { solution } from '@/content/solutions/private-charter';

const rows: Solution['facts'] = [...solution.focus.items, ...solution.facts];

/** The day the secretary is ill, what may pay for it, and an empty quote, for a head of school. */
export const DayPaper = () => (
  <Paper title={solution.focus.title}>
    <dl className="grid gap-y-2">
      {rows.map(({ label, text, link }) => (
        <div key={label}>
          <dt className="font-semibold">{label}</dt>
          <dd>
            {text} {link && <span>{publicAddress(link.to, link.anchor)}</span>}
          </dd>
        </div>
      ))}
    </dl>
    <section>
      <h3 className="font-semibold">{quote.title}</h3>
      <p>{quote.sentence}</p>
      <QuoteShape />
    </section>
  </Paper>
);
