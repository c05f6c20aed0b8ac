import { frameAt, type RoomState } from './frame-at';
import { storyFor } from '@/components/features/walkthrough/story-for';

const story = storyFor({ trigger: 'panic-button', school: 'single' });
const looks = (step: number, within: number) =>
  Object.fromEntries(
    Object.entries(frameAt(story, step, within).rooms).map(([id, { state }]) => [id, state]),
  );

test('shows the first frame complete: one room acts, the others wait, nobody has been told', () => {
  const frame = frameAt(story, 0, 0);
  expect(frame.travel).toBe(1);
  expect(looks(0, 0)).toEqual({
    gym: 'waiting',
    classroom: 'waiting',
    cafeteria: 'act',
    library: 'waiting',
    hallway: 'waiting',
    office: 'waiting',
    'front-desk': 'waiting',
    gate: 'waiting',
  } satisfies Record<string, RoomState>);
  expect(frame.notices).toEqual([null, null, null, null, null, null]);
});

test('changes a room only when the dot arrives', () => {
  expect(looks(1, 899).office).toBe('waiting');
  expect(looks(1, 899).cafeteria).toBe('act');
  expect(looks(1, 900).office).toBe('act');
  expect(looks(1, 900).cafeteria).toBe('line');
});

test('eases the dot in and out, then keeps it in place', () => {
  const travels = [0, 225, 450, 900, 2000].map((within) => frameAt(story, 1, within).travel);
  expect(travels[0]).toBe(0);
  expect(travels[1]).toBeLessThan(0.25);
  expect(travels[2]).toBeGreaterThan(0.5);
  expect(travels.slice(3)).toEqual([1, 1]);
});

test('shows the doors’ answers 180 ms apart, left to right', () => {
  const held = (within: number) =>
    Object.entries(frameAt(story, 2, within).rooms)
      .filter(([, { state }]) => state === 'answered')
      .map(([, { words }]) => words);
  expect(held(899)).toEqual([]);
  expect(held(900)).toEqual(['Gym on Hold']);
  expect(held(1080)).toEqual(['Gym on Hold', 'Hallway on Hold']);
  expect(held(1260)).toEqual(['Gym on Hold', 'Hallway on Hold', 'Entry on Hold']);
});

test('does not repeat the answers of doors in the next step', () => {
  expect(looks(3, 0).gym).toBe('answered');
  expect(looks(3, 900).gym).toBe('answered');
});

test('adds channels 120 ms apart', () => {
  const count = (within: number) => frameAt(story, 3, within).notices.filter(Boolean).length;
  expect([899, 900, 1019, 1020, 1500].map(count)).toEqual([0, 1, 1, 2, 4]);
});

test('keeps a channel’s message until its next one', () => {
  const app = (step: number) => frameAt(story, step, Infinity).notices[0]?.state;
  expect([3, 4, 5, 7].map(app)).toEqual(['told', 'told', 'there', 'there']);
});

test('shows a step as complete when given Infinity', () => {
  const frame = frameAt(story, 7, Infinity);
  expect(frame.travel).toBe(1);
  expect(frame.notices.every(Boolean)).toBe(true);
});

test('fades the scrim at the all clear, when the dot arrives', () => {
  expect(frameAt(story, 6, 0).clear).toBe(false);
  expect(frameAt(story, 6, 900).clear).toBe(true);
});
