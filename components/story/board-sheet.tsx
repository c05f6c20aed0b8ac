import { interpolate } from '@/components/lib/interpolate';
import { useSchoolName } from '@/components/lib/school-name';
import { noBreak } from '@/components/lib/no-break';
import { areaWithout, viewBoxOf, wholeScene } from '@/components/scene/geometry';
import { NameOnBoard } from '@/components/scene/lettering';
import { Paper } from '@/components/scene/paper';
import { SceneImage } from '@/components/scene/room-redrawn';
import { WithName } from '@/components/ui/with-name';
import { views } from '@/content/scene/rooms';
import type { Product } from '@/content/site/types';
import { boardQuestions, boardSheet as labels } from '@/content/walkthrough/board-sheet';
import { rooms } from '@/content/walkthrough/rooms';
import type { Notice, Story } from '@/content/walkthrough/types';
import { words } from '@/content/walkthrough/words';
import { frameAt } from './frame-at';
import { StoryScene } from './story-scene';

/** The parts of a story that are printed. */
export type PrintedStory = Omit<Story, 'sentence'>;

type BoardSheetProps = { story: PrintedStory; product: Product };

const outside = areaWithout(
  wholeScene,
  rooms.map(({ id }) => id),
);

/** A story for a school board, with the name that a visitor gave the school. */
export function BoardSheet({ story, product }: BoardSheetProps) {
  const name = useSchoolName();
  const { steps } = story;
  const title = (
    <>
      {story.title} <WithName sentence={words.at} name={story.at} />
    </>
  );
  return (
    <Paper title={title}>
      <p>
        {name ? <WithName sentence={words.namedNote} name={name} /> : words.note} {story.claim}
      </p>
      <Building story={story} name={name} />
      <table className="w-full text-left">
        <thead>
          <tr className="border-b-medium border-strong font-display">
            <th className="pr-4">{labels.time}</th>
            <th className="pr-4">{labels.event}</th>
            <th>{labels.told}</th>
          </tr>
        </thead>
        <tbody>
          {steps.map(({ id, clock, title, place, channels = [] }) => (
            <tr key={id} className="border-b border-hairline align-top">
              <td className="pr-4 whitespace-nowrap">{noBreak(clock)}</td>
              <td className="pr-4 whitespace-nowrap">
                <strong className="font-semibold">{title}.</strong> {place}
              </td>
              <td>{channels.length ? channels.map(inWords).join('; ') : labels.nobody}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <section>
        <h3 className="font-display font-semibold">{`${labels.doesNot}: ${product.summary.name}`}</h3>
        <ul className="grid grid-cols-2 gap-x-6">
          {product.glance.doesNot.map((limit) => (
            <li key={limit}>{limit}</li>
          ))}
        </ul>
      </section>
      <section>
        <h3 className="font-display font-semibold">{labels.questions}</h3>
        <ul>
          {boardQuestions[story.id].map(({ question, answer }) => (
            <li key={question}>
              <strong className="font-semibold">{question}</strong> {answer}
            </li>
          ))}
        </ul>
      </section>
    </Paper>
  );
}

const inWords = ({ name, who, state }: Notice) =>
  [`${name}:`, [who, state].filter(Boolean).join(', ')].join(' ');

/** The last of the first four steps in which someone acts. */
const litStep = ({ steps }: PrintedStory) =>
  steps.findLastIndex(({ act }, index) => act && index < 4);

/** The building in `litStep`, with the room where someone acts. */
function Building({ story, name }: { story: PrintedStory; name: string }) {
  const at = litStep(story);
  const step = story.steps[at] ?? story.steps[0];
  const frame = frameAt(story, at, Infinity);
  const room = rooms.find(({ id }) => id === step.act)?.name ?? '';
  return (
    <figure className="flex items-end gap-x-4">
      <svg
        aria-hidden="true"
        viewBox={viewBoxOf(views.building)}
        className="w-1/2 picture-colors line-small"
      >
        <SceneImage scene={story.scene} />
        <StoryScene steps={story.steps} frame={frame} rooms={rooms} outside={outside} />
        {name && <NameOnBoard name={name} />}
      </svg>
      <figcaption className="flex-1">
        {interpolate(labels.lit, { room, time: step.clock })}
      </figcaption>
    </figure>
  );
}
