import { noBreak } from '@/components/lib/no-break';

/** A text of a few paragraphs, the first of them as its lead; for a grid that spaces them. */
export function Paragraphs({ texts: [first = '', ...others] }: { texts: readonly string[] }) {
  return (
    <>
      <p className="text-lead">{noBreak(first)}</p>
      {others.map((paragraph) => (
        <p key={paragraph} className="text-soft">
          {noBreak(paragraph)}
        </p>
      ))}
    </>
  );
}
