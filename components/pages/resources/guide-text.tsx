import { cx } from '@/components/ui/cx';
import type { Guide } from '@/content/types';

type GuideTextProps = {
  guide: Guide;
  /** Heads the list of pages named in the guide. */
  sources: string;
  /** Level of the section headings, under the guide's title. */
  level: 3 | 4;
  /** The id of a section's heading, where something points at it. */
  headingId?: (section: string) => string;
};

/** A guide's words, the same in the viewer, in print and without script. */
export function GuideText({ guide, sources, level, headingId }: GuideTextProps) {
  const Heading = `h${level}` as const;
  return (
    <>
      <p className="max-w-[38rem] text-lead md:pr-14 print:pr-0">{guide.lead}</p>
      {guide.sections.map(({ id, title, paragraphs = [], items = [] }) => (
        <section key={id} className="mt-11">
          <Heading
            id={headingId?.(id)}
            tabIndex={headingId && -1}
            className="scroll-mt-6 text-h3 outline-none"
          >
            {title}
          </Heading>
          {paragraphs.map((text) => (
            <p key={text} className="mt-3">
              {text}
            </p>
          ))}
          <ul className="mt-4">
            {items.map((text) => (
              <Item key={text}>{text}</Item>
            ))}
          </ul>
        </section>
      ))}
      <section className="mt-11">
        <Heading className="text-h3">{sources}</Heading>
        <ul className="mt-4">
          {guide.sources.map(({ label, href }) => (
            <Item key={href}>
              <a
                href={href}
                className="underline decoration-line decoration-2 underline-offset-4 hover:bg-attention"
              >
                {label}
              </a>
            </Item>
          ))}
        </ul>
      </section>
    </>
  );
}

/** A line of a guide, marked by a small node of the line. */
function Item({ children }: { children: React.ReactNode }) {
  return (
    <li
      className={cx(
        'relative border-t border-hairline py-3 pl-7 print:border-0',
        'before:absolute before:top-[1.1rem] before:left-0 before:size-3.5 before:rounded-full before:border-2 before:border-strong before:bg-line',
      )}
    >
      {children}
    </li>
  );
}
