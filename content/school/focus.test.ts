import { readdirSync, readFileSync } from 'node:fs';
import { products } from '../content-for-tests';
import { focus, lowPart } from './focus';
import { school } from './measures';
import type { Box } from './rooms';

test('each focus is in the picture of a product', () => {
  const products = readdirSync('content/products').map((file) => file.replace('.ts', ''));
  for (const [name, { x, y, width, height }] of Object.entries(focus)) {
    expect(products).toContain(name);
    expect(x + width).toBeLessThan(school.width);
    expect(y + height).toBeLessThan(school.height);
  }
});

test('the line of a story leads from its first node to its last', () => {
  for (const { summary } of products) {
    const drawn = readFileSync(`content/illustrations/${summary.id}-story.svg`, 'utf8');
    const nodes = [...drawn.matchAll(/<circle class="line" cx="(\d+)"/g)].map(([, x]) => Number(x));
    const [from, to] = [Math.min(...nodes), Math.max(...nodes)];
    expect(drawn).toContain(` d="M${from} 96H${to}`);
  }
});

/** What a phone shows whole. Of people, the head. */
const whole: Readonly<Record<string, readonly Box[]>> = {
  /** The table, the door's card, and what is suggested. */
  'ai-insights': [
    { x: 64, y: 164, width: 560, height: 430 },
    { x: 664, y: 192, width: 240, height: 236 },
    { x: 664, y: 448, width: 240, height: 146 },
  ],
  /** The lens, the number of the room, and the student. */
  'electronic-lock': [
    { x: 477, y: 197, width: 426, height: 426 },
    { x: 458, y: 126, width: 84, height: 104 },
    { x: 42, y: 395, width: 62, height: 74 },
  ],
  /** The words at Door 14. */
  'floor-plan': [{ x: 14, y: 378, width: 188, height: 214 }],
  /** What the sensor heard, a student, and the name of the gym. */
  'gunshot-detection': [
    { x: 286, y: 374, width: 388, height: 178 },
    { x: 79, y: 394, width: 48, height: 53 },
    { x: 822, y: 240, width: 84, height: 42 },
  ],
  /** The sign with the message. */
  'mass-notifications': [{ x: 610, y: 164, width: 290, height: 186 }],
  /** The list of the morning, and the head with its bun. */
  nexus: [
    { x: 580, y: 180, width: 260, height: 254 },
    { x: 461, y: 462, width: 110, height: 140 },
  ],
  /** The two messages and the promise below, the student and the backpack. */
  'tip-line': [
    { x: 434, y: 168, width: 394, height: 140 },
    { x: 480, y: 344, width: 348, height: 140 },
    { x: 522, y: 520, width: 306, height: 60 },
    { x: 232, y: 258, width: 92, height: 100 },
    { x: 56, y: 382, width: 112, height: 138 },
  ],
};

/** In units of the picture, around what a crop shows. */
const air = 12;

const isIn = (part: Box, crop: Box) =>
  part.x >= crop.x + air &&
  part.y >= crop.y + air &&
  part.x + part.width <= crop.x + crop.width - air &&
  part.y + part.height <= crop.y + crop.height - air;

test.each(Object.entries(whole))('a phone cuts nothing of %s that is whole', (_name, parts) => {
  for (const part of parts) expect(isIn(part, lowPart)).toBe(true);
});
