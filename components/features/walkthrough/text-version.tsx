import { LineDrop, LineNode } from '@/components/scene/line';
import { interpolate } from '@/components/lib/interpolate';
import { PrintAlone } from '@/components/ui/print-alone';
import { textLink } from '@/components/ui/text-link';
import { rooms } from '@/content/walkthrough/rooms';
import type { Notice, ResponseKind, StageRoomId, Step, Story } from '@/content/walkthrough/types';
import { responseWords, words } from '@/content/walkthrough/words';
import { Foot } from './foot';

type TextVersionProps = {
  story: Story;
  /** The id of the dialog's title, which names the scrollable list. */
  labelledBy?: string;
  /** Returns to the stage; for phones, where the switch is not visible. */
  onWatch?: () => void;
};

/** The whole story as an ordered list, from the same data as the stage. */
export function TextVersion({ story, labelledBy, onWatch }: TextVersionProps) {
  const scrolling =
    labelledBy && ({ role: 'region', tabIndex: 0, 'aria-labelledby': labelledBy } as const);
  return (
    <>
      <div
        {...scrolling}
        className="min-h-0 flex-1 overflow-y-auto overscroll-contain bg-surface text-strong -outline-offset-4 print:overflow-visible"
      >
        <ol className="px-margin-phone pt-8 md:px-10 print:p-0">
          {story.steps.map((step) => (
            <TextStep key={step.id} step={step} response={story.response} />
          ))}
        </ol>
      </div>
      {onWatch && (
        <div className="on-dark flex shrink-0 justify-end bg-dark-deep px-margin-phone pt-2 text-on-dark print:hidden">
          <button type="button" onClick={onWatch} className={textLink({ className: 'min-h-11' })}>
            {words.watch}
          </button>
        </div>
      )}
      <Foot story={story} ended={false} />
      {labelledBy && <TextPrint story={story} />}
    </>
  );
}

function TextStep({ step, response }: { step: Step; response: ResponseKind }) {
  return (
    <li className="group relative grid break-inside-avoid gap-x-8 pb-8 pl-10 line-small md:grid-cols-[7rem_1fr] print:pl-0">
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
        {stepLines(step, response).map((line) => (
          <p key={line} className="mt-1 text-small text-soft">
            {line}
          </p>
        ))}
      </div>
    </li>
  );
}

/** What the stage shows besides the caption, as sentences: rooms that answer, and who is told. */
function stepLines(step: Step, response: ResponseKind): string[] {
  const { answered, checked } = responseWords[response];
  const notices = step.channels?.map(noticeText).join('; ');
  return [
    ...roomLine(step.answered, answered),
    ...roomLine(step.checkedIn, checked),
    ...(notices ? [`${words.notices.text}: ${notices}.`] : []),
  ];
}

const roomLine = (ids: StageRoomId[] = [], state: string) =>
  ids.length === 0
    ? []
    : [`${ids.map((id) => rooms.find((room) => room.id === id)!.name).join(', ')}: ${state}.`];

const noticeText = ({ name, who, state }: Notice) =>
  `${name}, ${[who, state].filter(Boolean).join(' ')}`;

/** The text version for print. */
function TextPrint({ story }: { story: Story }) {
  return (
    <PrintAlone>
      <h2>{`${story.title} ${interpolate(words.at, { school: story.at })}`}</h2>
      <p>{[words.note, story.claim].filter(Boolean).join(' ')}</p>
      {story.steps.map((step) => (
        <section key={step.id} className="mt-2.5! break-inside-avoid">
          <h3 className="font-semibold">
            {step.clock} {step.title}
          </h3>
          <p>
            {step.place}, {step.actor}. {step.caption.title} {step.caption.body}{' '}
            {stepLines(step, story.response).join(' ')}
          </p>
        </section>
      ))}
    </PrintAlone>
  );
}
