import { rooms } from '@/content/walkthrough/rooms';
import type { Notice, RoomId, Step, Story } from '@/content/walkthrough/types';
import { responseWords, words } from '@/content/walkthrough/words';

/** The whole story as an ordered list: the same data as the stage, to read, to hear or to print. */
export function TextVersion({ story }: { story: Story }) {
  return (
    <ol className="px-margin-phone py-8 md:px-10 print:p-0">
      {story.steps.map((step) => (
        <TextStep key={step.id} step={step} response={story.response} />
      ))}
    </ol>
  );
}

function TextStep({ step, response }: { step: Step; response: Story['response'] }) {
  const { answered, checked } = responseWords[response];
  return (
    <li className="group relative grid break-inside-avoid gap-x-8 pb-8 pl-10 md:grid-cols-[7rem_1fr]">
      <span
        aria-hidden="true"
        className="absolute top-4 -bottom-2 left-[7px] w-line-thin bg-line group-last:hidden print:hidden"
      />
      <span
        aria-hidden="true"
        className="absolute top-1.5 left-0 size-4.5 rounded-full border-4 border-line bg-strong print:hidden"
      />
      <p className="font-display text-h4">{step.clock}</p>
      <div className="max-w-[46rem]">
        <h3 className="text-h4">{step.title}</h3>
        <p className="mt-0.5 text-small text-soft">
          {step.place}, {step.actor}
        </p>
        <p className="mt-2">
          <strong className="font-semibold">{step.caption.title}</strong> {step.caption.body}
        </p>
        <RoomLine state={answered} ids={step.answered} />
        <RoomLine state={checked} ids={step.checkedIn} />
        {step.channels.length > 0 && (
          <p className="mt-1 text-small text-soft">
            {words.text.told}: {step.channels.map(noticeText).join('; ')}.
          </p>
        )}
      </div>
    </li>
  );
}

function RoomLine({ state, ids }: { state: string; ids: RoomId[] }) {
  if (ids.length === 0) return null;
  const names = ids.map((id) => rooms.find((room) => room.id === id)!.name).join(', ');
  return (
    <p className="mt-1 text-small text-soft">
      {names}: {state}.
    </p>
  );
}

const noticeText = ({ name, who, state }: Notice) =>
  `${name}, ${[who, state].filter(Boolean).join(' ').toLowerCase()}`;
