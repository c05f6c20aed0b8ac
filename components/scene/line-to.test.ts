import { doors } from '@/content/scene/doors';
import { nodes } from '@/content/scene/line';
import { rooms } from '@/content/scene/rooms';
import { lineTo } from './line-to';

test('the line leads to a node at the room of each product, and no further', () => {
  for (const { room } of doors) {
    const { x, width } = rooms[room].box;
    const { stops, path } = lineTo(room);
    const [end = 0] = stops.at(-1) ?? [];
    expect([room, end >= x]).toEqual([room, true]);
    if (room !== 'building') expect([room, end <= x + width]).toEqual([room, true]);
    expect([room, path.includes(`${end} `) || path.includes(`${end},`)]).toEqual([room, true]);
  }
});

test('the line leads through the whole building to its last node', () => {
  expect(lineTo('building').stops).toEqual(nodes);
});

test('the line goes on from the office to the roof speaker', () => {
  expect(lineTo('speaker').path.length).toBeGreaterThan(lineTo('office').path.length);
});
