import { stageView } from './stage-view';

test('shows the whole scene from y = 318 at scale 1.25 in a wide container', () => {
  const view = stageView('wide', 1200, 430, 'cafeteria');
  expect(view).toMatchObject({ scale: 1.25, x: 0, width: 1200 });
  expect(view.height).toBeCloseTo(400.6, 1);
  expect(view.y).toBeCloseTo(318);
});

test('crops above the rooms in a low window, never the rooms', () => {
  const view = stageView('wide', 1200, 100, 'cafeteria');
  expect(view.height).toBe(312.5);
  expect(view.y).toBeLessThan(392);
  expect(view.y + view.height / view.scale).toBeCloseTo(638.5);
});

test('shows the building from wall to wall', () => {
  const view = stageView('building', 656, 430, 'cafeteria');
  expect(view).toMatchObject({ x: 33, width: 656 });
  expect(view.scale).toBeCloseTo(656 / 604);
});

test('shows four rooms on a phone, and pans to the one that acts', () => {
  const at = (room: 'gym' | 'cafeteria' | 'library' | 'front-desk') =>
    stageView('phone', 390, Infinity, room);
  expect(at('cafeteria')).toMatchObject({ scale: 1.12, width: 390 });
  expect(at('cafeteria').height).toBeCloseTo(268, 0);
  expect(at('gym').x).toBeLessThan(40);
  expect(at('library').x).toBe(at('cafeteria').x);
  expect(at('front-desk').x).toBeGreaterThan(at('cafeteria').x);
});

test('keeps the floor of the acting room visible on a low phone', () => {
  const lower = stageView('phone', 390, 100, 'cafeteria');
  expect(lower.height).toBe(176);
  expect(lower.y).toBeGreaterThan(460);
  expect(stageView('phone', 390, 100, 'library').y).toBeLessThan(392);
});
