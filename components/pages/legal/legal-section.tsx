import type { LegalSection as LegalSectionContent } from '@/content/site/types';
import { LegalText } from './legal-text';

type LegalSectionProps = LegalSectionContent & { id: string; number: number };

/** A numbered section; a link to its id scrolls to it and moves focus to its heading. */
export function LegalSection({ id, number, title, paragraphs }: LegalSectionProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="max-w-172 print:mt-5 print:max-w-none"
    >
      <h2 id={`${id}-title`} tabIndex={-1} className="flex text-h3">
        <span className="w-9 shrink-0 text-quiet md:w-13">{number}</span>
        {title}
      </h2>
      <div className="mt-3 grid gap-y-4 text-body-long md:pl-13 print:block print:pl-9">
        {paragraphs.map((paragraph) => (
          <LegalText key={paragraph} text={paragraph} />
        ))}
      </div>
    </section>
  );
}
