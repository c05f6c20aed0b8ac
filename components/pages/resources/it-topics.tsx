import { noBreak } from '@/components/lib/no-break';
import { LineBar, LineDrop, LineIn, LineNode } from '@/components/scene/line';
import { Fold } from '@/components/ui/fold';
import { unbroken } from '@/components/ui/unbroken';
import type { ItTopic } from '@/content/pages/it-privacy';

/**
 * The answers for IT by topic, which are stations of the line: side by side from 1240 px, one below the
 * other in smaller windows, and folded on a phone.
 */
export const ItTopics = ({ topics }: { topics: readonly ItTopic[] }) => (
  <ul className="mt-head grid gap-x-gutter max-md:mt-4 roomy:grid-cols-3">
    {topics.map((topic) => (
      <li
        key={topic.title}
        className="group/topic relative pl-8 [--line-x:0.5625rem] [--line-y:1.5rem] max-md:line-small max-md:last:pb-2 md:pb-9 md:pl-12 md:[--line-x:0.8125rem] md:[--line-y:0.9375rem] roomy:pt-11 roomy:pl-0"
      >
        <LineIn className="group-not-first/topic:hidden roomy:hidden" />
        <LineDrop className="group-last/topic:hidden max-md:-bottom-6 md:-bottom-4 roomy:hidden" />
        <LineBar className="-right-gutter left-0 group-first/topic:-left-[100vw] group-last/topic:-right-[100vw] max-roomy:hidden" />
        <LineNode />
        <Fold title={<Title {...topic} />} className="text-h4">
          <Answers items={topic.items} />
        </Fold>
      </li>
    ))}
  </ul>
);

const Title = ({ title, contents }: ItTopic) => (
  <span>
    {title}
    <span className="block font-text text-small font-normal text-soft md:hidden">
      {noBreak(contents)}
    </span>
  </span>
);

const Answers = ({ items }: Pick<ItTopic, 'items'>) => (
  <ul className="grid gap-y-4 md:mt-4 md:block md:columns-2 md:gap-x-gutter roomy:grid roomy:columns-auto">
    {items.map(({ question, answer }) => (
      <li
        key={question}
        className="break-inside-avoid border-t border-hairline pt-3 md:max-roomy:pb-4"
      >
        <h4 className="text-label font-semibold md:text-h5">{noBreak(question)}</h4>
        <p className="mt-1 max-w-measure wrap-anywhere text-soft">{unbroken(noBreak(answer))}</p>
      </li>
    ))}
  </ul>
);
