import { cx } from '@/components/lib/cx';
import { noBreak } from '@/components/lib/no-break';
import { LineDrop, LineIn, LineNode } from '@/components/scene/line';
import { ObjectTile } from '@/components/sections/object-tile';
import { Fold } from '@/components/ui/fold';
import type { ItTopic } from '@/content/pages/it-privacy';
import { Answer } from './answer';

/**
 * The answers for IT by topic, which are stations of the line: each topic has its illustration beside its title
 * and from 1240 px beside its answers; on a phone the answers are folded.
 */
export const ItTopics = ({ topics }: { topics: readonly ItTopic[] }) => (
  <ul className="mt-head max-md:mt-4">
    {topics.map(({ object, ...topic }) => (
      <li
        key={topic.title}
        className={cx(
          'group/topic relative pl-8 [--line-x:0.5625rem] [--line-y:1.5rem] max-md:line-small max-md:last:pb-2',
          'md:grid md:grid-cols-[auto_1fr] md:items-center md:gap-x-5 md:pb-10 md:pl-12 md:[--line-x:0.8125rem] md:[--line-y:2.625rem] md:last:pb-0 md:[&>details]:col-span-full',
          'roomy:grid-cols-12 roomy:grid-rows-[auto_1fr] roomy:items-start roomy:gap-x-grid roomy:pb-14 roomy:pl-0 roomy:[--line-y:1.5625rem]',
          'roomy:[&>details]:col-span-8 roomy:[&>details]:col-start-5 roomy:[&>details]:row-span-2 roomy:[&>details]:row-start-1',
        )}
      >
        <LineIn className="group-not-first/topic:hidden" />
        <LineDrop className="group-last/topic:hidden max-md:-bottom-6 md:-bottom-(--line-y)" />
        <LineNode />
        <ObjectTile
          name={object}
          className="max-md:hidden md:w-28 roomy:col-span-3 roomy:row-start-2 roomy:mt-4 roomy:ml-12 roomy:w-auto"
        />
        <Fold
          title={<Title {...topic} />}
          className="text-h4 roomy:col-span-4 roomy:mt-3 roomy:pl-12"
        >
          <Answers items={topic.items} />
        </Fold>
      </li>
    ))}
  </ul>
);

const Title = ({ title, contents }: Pick<ItTopic, 'title' | 'contents'>) => (
  <span>
    {title}
    <span className="block font-text text-small font-normal text-soft md:hidden">
      {noBreak(contents)}
    </span>
  </span>
);

const Answers = ({ items }: Pick<ItTopic, 'items'>) => (
  <ul className="grid gap-y-4 md:mt-4 md:block md:columns-2 md:gap-x-gutter roomy:mt-0">
    {items.map(({ question, answer }) => (
      <li key={question} className="break-inside-avoid border-t border-hairline pt-3 md:pb-4">
        <h4 className="text-label font-semibold md:text-h5">{noBreak(question)}</h4>
        <Answer text={answer} className="mt-1 max-w-measure wrap-anywhere" />
      </li>
    ))}
  </ul>
);
