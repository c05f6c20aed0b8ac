import { Paper } from '@/components/scene/paper';
import { QuoteShape } from '@/components/sections/quote-shape';
import { quote } from '@/content/site/quote';
import { solution } from '@/content/solutions/private-charter';

/** The day the secretary is ill, what may pay for it, and an empty quote, for a head of school. */
export const DayPaper = () => (
  <Paper title={solution.focus.title}>
    <dl className="grid gap-y-2">
      {[...solution.focus.items, ...solution.facts].map(({ label, text }) => (
        <div key={label}>
          <dt className="font-semibold">{label}</dt>
          <dd>{text}</dd>
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
