import { LineDrop, LineNode } from '@/components/rail/rail';
import { PrintAlone } from '@/components/ui/print-alone';
import { rooms } from '@/content/walkthrough/rooms';
import type { ResponseKind, Step, Story } from '@/content/walkthrough/types';
import { responseWords, words } from '@/content/walkthrough/words';
import { noteOf } from './controls';
import { titleOf } from './story-for';

type TextVersionProps = {
  story: Story;
  /** The id of the dialog's title, which names the list that scrolls. */
  titleId: string;
};

/** The whole story as an ordered list, from the same data as the stage. It is printed without the page. */
export function TextVersion({ story, titleId }: TextVersionProps) {
  const list = (
    <ol className="px-margin-phone pt-8 md:px-10 print:p-0 print:pt-3">
      {story.steps.map((step) => (
        <li
          key={step.id}
          className="group relative grid break-inside-avoid gap-x-8 pb-8 pl-10 line-small md:grid-cols-[7rem_1fr] print:pb-3 print:pl-0"
        >
          <LineDrop className="top-4 -bottom-2 group-last:hidden" />
          <LineNode className="[--line-y:0.9375rem]" />
          <p className="font-display text-h4">{step.clock}</p>
          <div className="max-w-[46rem]">
            <h3 className="text-h4">{step.title}</h3>
            <p className="mt-0.5 text-small text-soft">
              {step.place}, {step.actor}
            </p>
            <p className="mt-2">
              <strong className="font-semibold">{step.caption.title}</strong> {step.caption.body}
            </p>
            {stepLines(step, story.response).map((line) => (
              <p key={line} className="mt-1 text-small text-soft">
                {line}
              </p>
            ))}
          </div>
        </li>
      ))}
    </ol>
  );
  return (
    <>
      <div
        role="region"
        tabIndex={0}
        aria-labelledby={titleId}
        className="flex-auto overscroll-contain bg-surface text-strong -outline-offset-4 dialog-fits:overflow-y-auto"
      >
        {list}
      </div>
      <PrintAlone>
        <h2>{titleOf(story)}</h2>
        <p>{noteOf(story)}</p>
        {list}
      </PrintAlone>
    </>
  );
}

/** What the stage shows besides the caption, as sentences: rooms that answer, and who is told. */
function stepLines({ channels = {}, ...step }: Step, response: ResponseKind) {
  const told = Object.entries(channels).map(([name, notice]) => `${name}, ${notice.join(' ')}`);
  const answers = (['answered', 'checked'] as const).map((state) => {
    const names = rooms.filter(({ id }) => step[state]?.includes(id)).map(({ name }) => name);
    return names.length > 0 && `${names.join(', ')}: ${responseWords[response][state]}.`;
  });
  return [...answers, told.length > 0 && `${words.notices.text}: ${told.join('; ')}.`].filter(
    (line) => line !== false,
  );
}
