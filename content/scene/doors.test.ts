import { products } from '@/content/content-for-tests';
import { doors } from './doors';
import { roomParts, rooms, type Box } from './rooms';

const scene: Box = { x: 0, y: 0, width: 960, height: 720 };
const isInside = (outer: Box, { x, y, width, height }: Box) =>
  x >= outer.x &&
  y >= outer.y &&
  x + width <= outer.x + outer.width &&
  y + height <= outer.y + outer.height;
const overlap = (a: Box, b: Box) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

const areas = doors.map(({ room, part }) => (part ? roomParts[part] : rooms[room].box));

test('every product has exactly one door', () => {
  const ids = doors.map(({ product }) => product.id);
  expect([...ids].sort()).toEqual(products.map(({ summary }) => summary.id).sort());
});

test.each(Object.entries(rooms))('%s has a name and lies inside the scene', (_, { name, box }) => {
  expect(name).toMatch(/^(the [a-z]|Room \d)/);
  expect(isInside(scene, box)).toBe(true);
});

test('no two rooms have the same name', () => {
  const names = Object.values(rooms).map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});

test('a part of a room lies inside the room', () => {
  for (const { room, part } of doors)
    if (part) expect([part, isInside(rooms[room].box, roomParts[part])]).toEqual([part, true]);
});

test('no door covers another, except the whole building, which lies under all', () => {
  expect(doors[0]?.room).toBe('building');
  const rest = areas.slice(1);
  const pairs = rest.flatMap((a, index) => rest.slice(index + 1).filter((b) => overlap(a, b)));
  expect(pairs).toEqual([]);
});
