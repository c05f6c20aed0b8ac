'use client';

import type { MouseEvent } from 'react';
import { cx } from '@/components/lib/cx';
import { useCurrentSection } from './use-current-section';

type ContentsProps = {
  /** Names the list. */
  label: string;
  sections: { id: string; title: string }[];
};

/**
 * The list of a legal page's sections, with the one that is being read marked once script runs. It
 * stays in view beside the text. Without script it is a plain list of links within the page.
 */
export function Contents({ label, sections }: ContentsProps) {
  const current = useCurrentSection(sections);
  return (
    <nav
      aria-label={label}
      className="self-start wide:sticky wide:top-[calc(theme(spacing.header-scrolled)+2rem)] print:hidden"
    >
      <ol className="gap-x-gutter border-t border-hairline md:grid md:grid-cols-2 wide:block">
        {sections.map(({ id, title }, index) => (
          <li key={id} className="border-b border-hairline">
            <a
              href={`#${id}`}
              onClick={(event) => goTo(event, id)}
              aria-current={current === id ? 'location' : undefined}
              className={cx(
                '-mb-px flex min-h-12 items-center border-b-[3px] border-transparent py-2 font-display text-label leading-snug text-soft transition-colors hover:text-strong',
                current === id && 'wide:border-line wide:font-semibold wide:text-strong',
              )}
            >
              <span className="w-9.5 shrink-0">{index + 1}</span>
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/**
 * Scrolls to a section and moves focus to its heading without touching the address, whose hash
 * names the page: a reload must find the same page again.
 */
function goTo(event: MouseEvent, id: string) {
  const section = document.getElementById(id);
  if (!section || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  section.scrollIntoView();
  section.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true });
}
