import type { Guide } from '@/content/site/types';

type GuideTextProps = {
  guide: Guide;
  /** Heading of the list of sources. */
  sources: string;
  /** Level of the section headings, under the guide's title. */
  level: 3 | 4;
  /** The id of a section's heading, if something links to it. */
  headingId?: (section: string) => string;
};

/**
 * Each list item has a small node. The classes are on the container, because guides have many items
 * and an exported page has six guides.
 */
const itemStyle =
  '[&_ul]:mt-4 ' +
  '[&_li]:relative [&_li]:border-t [&_li]:border-hairline [&_li]:py-3 [&_li]:pl-7 print:[&_li]:border-0 ' +
  '[&_li]:before:absolute [&_li]:before:top-[1.1rem] [&_li]:before:left-0 [&_li]:before:size-3.5 [&_li]:before:rounded-full [&_li]:before:border-2 [&_li]:before:border-strong [&_li]:before:bg-accent ';

/** A guide's text, in the viewer, in print and without JavaScript. */
export function GuideText({ guide, sources, level, headingId }: GuideTextProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={itemStyle}>
      <p className="max-w-[38rem] text-lead md:pr-14 print:pr-0">{guide.lead}</p>
      {guide.sections.map(({ id, title, paragraphs = [], items = [] }) => (
        <section key={id} className="mt-11">
          <Heading
            id={headingId?.(id)}
            tabIndex={headingId && -1}
            className={headingId ? 'scroll-mt-6 text-h3 outline-none' : 'text-h3'}
          >
            {title}
          </Heading>
          {paragraphs.map((text) => (
            <p key={text} className="mt-3">
              {text}
            </p>
          ))}
          <ul>
            {items.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </section>
      ))}
      <section className="mt-11">
        <Heading className="text-h3">{sources}</Heading>
        <ul>
          {guide.sources.map(({ label, href }) => (
            <li key={href}>
              <a
                href={href}
                className="underline decoration-action decoration-2 underline-offset-4 hover:bg-attention"
              >
                {label}
              </a>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
