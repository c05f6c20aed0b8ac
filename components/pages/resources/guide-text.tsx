import { resources } from '@/content/pages/resources';
import type { Guide } from '@/content/site/types';

type GuideTextProps = {
  guide: Guide;
  /** The id of a section's heading, if something links to it. */
  headingId?: (section: string) => string;
};

/** A guide's text, in the viewer, in print and without JavaScript. */
export function GuideText({ guide, headingId }: GuideTextProps) {
  return (
    <div className="guide">
      <p className="max-w-measure text-lead">{guide.lead}</p>
      {guide.sections.map(({ id, title, paragraphs = [], items = [] }) => (
        <section key={id} className="mt-10">
          <h3
            id={headingId?.(id)}
            tabIndex={headingId && -1}
            className={headingId ? 'scroll-mt-6 text-h3 outline-none' : 'text-h3'}
          >
            {title}
          </h3>
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
      <section className="mt-10">
        <h3 className="text-h3">{resources.viewer.sources}</h3>
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
