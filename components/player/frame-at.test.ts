import { panicButton } from '@/content/walkthrough/panic-button';
import { channels } from '@/content/walkthrough/words';
import { frameAt } from './frame-at';

const story = { ...panicButton, audience: channels };
/** The rooms that do not wait, with what they do. */
const active = (step: number, within: number) =>
  frameAt(story, step, within)
    .rooms.filter(({ state }) => state !== 'waiting')
    .map(({ id, state }) => `${id} ${state}`);

test('shows the first frame complete: one room acts, the others wait, nobody has been told', () => {
  const frame = frameAt(story, 0, 0);
  expect(frame.travel).toBe(1);
  expect(active(0, 0)).toEqual(['cafeteria act']);
  expect(frame.notices.filter(({ notice }) => notice)).toEqual([]);
});

test('changes a room only when the dot arrives', () => {
  expect(active(1, 899)).toEqual(['cafeteria act']);
  expect(active(1, 900)).toEqual(['cafeteria lit', 'office act']);
});

test('shows the doors’ answers 180 ms apart, left to right, and does not repeat them', () => {
  const held = (step: number, within: number) =>
    frameAt(story, step, within)
      .rooms.filter(({ state }) => state === 'answered')
      .map(({ words }) => words);
  const all = ['Gym on Hold', 'Hallway on Hold', 'Entry on Hold'];
  expect([899, 900, 1080, 1260].map((within) => held(2, within))).toEqual(
    [0, 1, 2, 3].map((count) => all.slice(0, count)),
  );
  expect(held(3, 0)).toEqual(all);
});

test('adds channels 120 ms apart, and keeps a message until its next one', () => {
  const count = (within: number) =>
    frameAt(story, 3, within).notices.filter(({ notice }) => notice).length;
  expect([899, 900, 1019, 1020, 1500].map(count)).toEqual([0, 1, 1, 2, 4]);
  const app = (step: number) => frameAt(story, step, Infinity).notices[0]?.notice?.[1];
  expect([3, 4, 5, 7].map(app)).toEqual(['told', 'told', 'there', 'there']);
});

test('fades the scrim at the all clear, when the dot arrives', () => {
  expect(frameAt(story, 6, 0).clear).toBe(false);
  expect(frameAt(story, 6, 900).clear).toBe(true);
});
