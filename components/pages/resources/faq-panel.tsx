'use client';

import type { ToggleEvent } from 'react';
import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import { cx } from '@/components/lib/cx';
import { LineBar, LineNode } from '@/components/scene/line';
import { ObjectTile } from '@/components/sections/object-tile';
import { Container } from '@/components/ui/container';
import { Grid } from '@/components/ui/grid';
import { RouteLink } from '@/components/ui/route-link';
import { textLink } from '@/components/ui/text-link';
import type { resources } from '@/content/pages/resources';
import type { FaqItem } from '@/content/site/types';
import { Answer } from './answer';

type FaqPanelProps = { content: (typeof resources)['faq']; items: readonly FaqItem[] };

const icon = { size: 24, strokeWidth: 1.75 };

/**
 * The eight questions, beside their heading: one answer is open at a time, none at first. The browser does
 * it, before JavaScript has loaded too, and its find in page opens what it finds.
 */
export function FaqPanel({ content, items }: FaqPanelProps) {
  return (
    <div className="overflow-x-clip pt-head pb-section max-sm:pb-8">
      <Container>
        <Grid className="gap-y-7 sm:gap-y-10">
          <div className="col-span-full md:col-span-3 md:pt-8 md:pr-4 desktop:col-span-4">
            <h2 className="-ml-hang-h2 text-h2">{content.title}</h2>
            <p className="mt-4 text-soft md:max-w-80">{content.aside}</p>
            <a
              href={`mailto:${content.mail}`}
              className={textLink({ className: 'mt-2 wrap-anywhere' })}
            >
              {content.mail}
            </a>
            <p className="mt-4">
              <RouteLink to={content.it.to} anchor={content.it.anchor} className={textLink()}>
                {content.it.label}
              </RouteLink>
            </p>
            <ObjectTile name={content.object} className="mt-12 h-44 max-w-80 max-md:hidden" />
          </div>
          <div className="relative col-span-full self-start border-b border-strong [--line-x:0px] [--line-y:0px] max-md:line-small md:col-span-5 desktop:col-span-8">
            <LineBar className="right-full -left-[100vw]" />
            <LineNode className="bg-ground" />
            {items.map(({ question, answer }) => (
              <details
                key={question}
                name="question"
                onToggle={closeOthers}
                className="group border-t-medium border-strong forced-colors:open:border-highlight"
              >
                <summary className="flex min-h-20 items-center justify-between gap-4 py-4 max-sm:min-h-17 max-sm:py-3">
                  <h3 className="min-w-0 text-h4 max-sm:text-h5">{question}</h3>
                  <span className="flex size-11 shrink-0 items-center justify-center rounded-full bg-ground-alt transition-hover group-open:bg-selected in-[:not([open])>:hover]:bg-hairline print:hidden forced-colors:border">
                    <Plus {...icon} className="group-open:hidden" />
                    <Minus {...icon} className="hidden group-open:block" />
                  </span>
                </summary>
                <Answer
                  text={answer}
                  className="max-w-172 pr-4 pb-8 text-body-large max-sm:pb-6 max-sm:text-body"
                  rest={cx('mt-2 block')}
                />
              </details>
            ))}
          </div>
        </Grid>
      </Container>
    </div>
  );
}

/** What `name` does in browsers since 2024: closes the question that was open. */
function closeOthers({ currentTarget: question }: ToggleEvent<HTMLDetailsElement>) {
  if (!question.open) return;
  for (const other of question.parentElement!.querySelectorAll('details'))
    if (other !== question) other.open = false;
}
