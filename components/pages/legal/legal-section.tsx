import type { LegalSection as LegalSectionContent } from '@/content/site/types';
import { LegalText } from './legal-text';

type LegalSectionProps = LegalSectionContent & { id: string; number: number };

/** A numbered section; a link to its id scrolls to it and moves focus to its heading. */
export function LegalSection({ id, number, title, paragraphs }: LegalSectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="max-w-172">
      <h2 id={`${id}-title`} tabIndex={-1} className="flex text-h3">
        <span className="w-10 shrink-0 text-quiet">{number}</span>
        {title}
      </h2>
      <div className="mt-3 grid gap-y-4 md:pl-10">
        {paragraphs.map((paragraph) => (
          <LegalText key={paragraph} text={paragraph} />
        ))}
      </div>
    </section>
  );
}
