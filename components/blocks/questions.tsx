'use client';

import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import type { ReactNode, ToggleEvent } from 'react';
import { cx } from '@/components/lib/cx';

const layouts = {
  /** One below the other, one open at a time. */
  list: { list: '', row: cx('min-h-17 md:min-h-20'), title: cx('text-h5 md:text-h4') },
  /** On a desktop in two columns. */
  columns: {
    list: cx('gap-x-gutter desktop:columns-2 print:columns-2'),
    row: cx('min-h-14'),
    title: cx('text-label font-semibold'),
  },
};

type QuestionsProps = {
  items: readonly { question: string; answer: ReactNode }[];
  layout: keyof typeof layouts;
};

/**
 * Questions whose answers are folded. The browser opens them, before JavaScript has loaded too, and its find in
 * page opens what it finds.
 */
export function Questions({ items, layout }: QuestionsProps) {
  const { list, row, title } = layouts[layout];
  return (
    <div className={cx('border-b border-strong', list)}>
      {items.map(({ question, answer }) => (
        <details
          key={question}
          {...(layout === 'list' && { name: 'question', onToggle: closeOthers })}
          className="group break-inside-avoid border-t border-strong"
        >
          <summary
            className={cx('flex items-center justify-between gap-4 py-2 print:min-h-0', row)}
          >
            <h3 className={cx('min-w-0', title)}>{question}</h3>
            <span className="flex size-9 shrink-0 items-center justify-center rounded-full bg-ground-alt transition-hover group-open:bg-selected print:hidden forced-colors:border">
              <Plus size={20} strokeWidth={1.75} className="group-open:hidden" />
              <Minus size={20} strokeWidth={1.75} className="hidden group-open:block" />
            </span>
          </summary>
          <div className="max-w-measure pb-5 text-soft print:pb-2 print:text-small">{answer}</div>
        </details>
      ))}
    </div>
  );
}

/** What `name` does in browsers since 2024: closes the question that was open. */
function closeOthers({ currentTarget: question }: ToggleEvent<HTMLDetailsElement>) {
  if (!question.open) return;
  for (const other of question.parentElement!.querySelectorAll('details'))
    if (other !== question) other.open = false;
}
