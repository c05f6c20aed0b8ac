import { Paper } from '@/components/scene/paper';
import { QuoteShape } from '@/components/sections/quote-shape';
import { quote } from '@/content/site/quote';

/** The empty sample of a quote, to fill in. */
export const QuotePaper = () => (
  <Paper title={quote.title}>
    <p>{quote.sentence}</p>
    <QuoteShape />
    {quote.notes.map((note) => (
      <p key={note}>{note}</p>
    ))}
  </Paper>
);
