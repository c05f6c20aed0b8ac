import { noBreak } from '@/components/lib/no-break';
import { unbroken } from '@/components/ui/unbroken';

/** A text of a few paragraphs, the first of them as its lead; for a grid that spaces them. */
export function Paragraphs({ texts: [first = '', ...others] }: { texts: readonly string[] }) {
  return (
    <>
      <p className="text-lead">{unbroken(noBreak(first))}</p>
      {others.map((paragraph) => (
        <p key={paragraph} className="text-soft">
          {unbroken(noBreak(paragraph))}
        </p>
      ))}
    </>
  );
}
