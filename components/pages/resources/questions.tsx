'use client';

import type { ToggleEvent } from 'react';
import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import type { FaqItem } from '@/content/site/types';

/**
 * Questions that open one answer at a time; the open one can be closed again. The first is open
 * initially. The browser does all of it, before JavaScript has loaded too, and its find in page opens
 * the answers that it finds.
 */
export function Questions({ items }: { items: readonly FaqItem[] }) {
  return (
    <div className="border-b border-strong">
      {items.map(({ question, answer }, index) => (
        <details
          key={question}
          name="question"
          open={index === 0}
          onToggle={closeOthers}
          className="group border-t-medium border-strong forced-colors:open:border-highlight"
        >
          <summary className="flex min-h-20 list-none items-center justify-between gap-4 py-4 [&::-webkit-details-marker]:hidden">
            <h3 className="text-h4">{question}</h3>
            <span className="flex size-11 shrink-0 items-center justify-center rounded-full bg-ground-alt transition-hover group-open:bg-selected in-[:not([open])>:hover]:bg-hairline print:hidden forced-colors:border">
              <Plus {...icon} className="group-open:hidden" />
              <Minus {...icon} className="hidden group-open:block" />
            </span>
          </summary>
          <p className="max-w-172 pr-4 pb-8 text-body-large text-soft">{answer}</p>
        </details>
      ))}
    </div>
  );
}

const icon = { 'aria-hidden': true, size: 24, strokeWidth: 1.75 } as const;

/** What `name` does in browsers since 2024: closes the question that was open. */
function closeOthers({ currentTarget: question }: ToggleEvent<HTMLDetailsElement>) {
  if (!question.open) return;
  for (const other of question.parentElement!.querySelectorAll('details'))
    if (other !== question) other.open = false;
}
