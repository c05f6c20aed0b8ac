import { cx } from '@/components/lib/cx';

/**
 * The classes of a number, a tab and a title, all in one text, whose rows begin at one edge. If the
 * number had an element, screen readers would announce the heading or link twice.
 */
export const numbered = cx('pl-10 -indent-10 whitespace-pre-wrap [tab-size:2.5rem]');

type ContentsProps = {
  /** Names the list. */
  label: string;
  sections: { id: string; title: string }[];
  /** The address of the prerendered page, e.g. "/privacy/". */
  address: string;
};

/**
 * The contents of a legal page. Their links have the prerendered page's address, so that they also work in
 * a new tab; the shell follows them without loading the document.
 */
export const Contents = ({ label, sections, address }: ContentsProps) => (
  <nav
    aria-label={label}
    className="self-start desktop:sticky desktop:top-[calc(theme(spacing.header-scrolled)+2rem)] print:hidden"
  >
    <ol>
      {sections.map(({ id, title }, index) => (
        <li key={id} className="border-b border-hairline first:border-t">
          <a
            href={`${address}#${id}`}
            className="flex min-h-12 items-center py-2 font-display text-label leading-snug text-soft transition-hover hover:text-strong"
          >
            <span className={numbered}>{`${index + 1}\t${title}`}</span>
          </a>
        </li>
      ))}
    </ol>
  </nav>
);
