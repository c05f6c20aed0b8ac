'use client';

import { useId, useRef, useState } from 'react';
import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import { cx } from '@/components/lib/cx';
import { hiddenUntilHydrated, useFindable } from '@/components/lib/use-findable';

export type AccordionItem = { heading: string; text: string };

/**
 * Headings that open one text at a time; the open one can be closed again. The first is open
 * initially. The browser's find in page searches closed texts too and opens them. Without
 * JavaScript every text is shown.
 */
export function Accordion({ items }: { items: readonly AccordionItem[] }) {
  const [open, setOpen] = useState<number | undefined>(0);
  return (
    <div className="border-b-[1.5px] border-strong">
      {items.map((item, index) => (
        <Row
          key={item.heading}
          item={item}
          open={index === open}
          onToggle={() => setOpen((now) => (now === index ? undefined : index))}
          onFound={() => setOpen(index)}
        />
      ))}
    </div>
  );
}

type RowProps = { item: AccordionItem; open: boolean; onToggle: () => void; onFound: () => void };

function Row({ item, open, onToggle, onFound }: RowProps) {
  const id = useId();
  const text = useRef<HTMLDivElement>(null);
  useFindable(text, !open, onFound);
  const Sign = open ? Minus : Plus;

  return (
    <div className={cx('border-t-medium border-strong', open && 'forced-colors:border-highlight')}>
      <h3>
        <button
          type="button"
          aria-expanded={open}
          aria-controls={id}
          onClick={onToggle}
          className="group flex min-h-21 w-full items-center justify-between gap-4 py-4 text-left text-h4 xs:gap-6"
        >
          {item.heading}
          <span
            className={cx(
              'flex size-11 shrink-0 items-center justify-center rounded-full transition-colors print:hidden forced-colors:border noscript:hidden',
              open ? 'bg-selected' : 'bg-ground-alt group-hover:bg-hairline',
            )}
          >
            <Sign aria-hidden="true" className="size-6" strokeWidth={1.75} />
          </span>
        </button>
      </h3>
      <div ref={text} id={id} className={cx(!open && hiddenUntilHydrated)}>
        <p className="max-w-170 pr-4 pb-8 text-body-large text-soft">{item.text}</p>
      </div>
    </div>
  );
}
