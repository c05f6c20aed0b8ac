import plugin from 'tailwindcss/plugin';
import { cropBoxes } from '../content/school/crop-boxes';
import { school } from '../content/school/measures';
import { bay, rooms, type Box } from '../content/school/rooms';

const { building, cafeteria, 'front-desk': frontDesk, gym, hallway } = rooms;
/** A length of the scene as a share of its width. */
const share = (units: number) => +(units / school.width).toFixed(5);
const percent = (units: number) => +(share(units) * 100).toFixed(3);
/** The right edge of a room. */
const endOf = ({ box }: (typeof rooms)[keyof typeof rooms]) => box.x + box.width;

/**
 * A place of the school and its link in the list beside the picture light each other
 * (components/school/room-links.tsx). CSS cannot compare two attributes, so each place has its rule.
 */
const lit = (theme: (path: string) => string) => ({
  '--lit': '1',
  '--seen': 'visible',
  '--lit-color': theme('colors.on-dark'),
  '--lit-line': theme('colors.action'),
});
const unlit = {
  '--lit': '0',
  '--seen': 'hidden',
  '--lit-color': 'initial',
  '--lit-line': 'initial',
};
const litPlace = (place: string) =>
  `section:has(a[data-place='${place}']:is(:hover, :focus-visible)) [data-place='${place}']`;

/** Of a part that a box shows: in proportion to what is left and right of it, above and below it. */
const positionOf = ({ x, y, width, height }: Box) =>
  [x / (school.width - width), y / (school.height - height)]
    .map((share) => `${+(share * 100).toFixed(1)}%`)
    .join(' ');
/** Where a picture is cut off, so that every crop as large as its crop box has all of it. */
const crops = Object.fromEntries(
  Object.entries(cropBoxes).map(([name, box]) => [
    `img[src*='/media/${name}.svg']`,
    { objectPosition: positionOf(box) },
  ]),
);

/** What CSS has to know of the drawn school: its measures, its rooms, and what a picture shows when it is cut off. */
export const scene = plugin(
  ({ addBase, addUtilities, theme }) => {
    addBase({
      '[data-place]': unlit,
      ...Object.fromEntries(Object.keys(rooms).map((place) => [litPlace(place), lit(theme)])),
      ...crops,
    });
    addUtilities({
      '.lit': lit(theme),
    });
  },
  {
    theme: {
      extend: {
        /** The drawn school, in its units (content/school/measures.ts): `theme(scene.line)`. */
        scene: {
          width: `${school.width}`,
          height: `${school.height}`,
          lineEnd: `${school.lineEnd}`,
          line: `${school.line}`,
          /** The upper edges of the rooms and of the ground. */
          ceiling: `${gym.box.y}`,
          ground: `${building.box.y + building.box.height}`,
          /** The building's right wall, the middle between its two middle bays, and half a bay. */
          wall: `${endOf(building)}`,
          middle: `${(cafeteria.box.x + endOf(hallway)) / 2}`,
          halfBay: `${bay / 2}`,
          /** The walls in which the line goes down on phones, and where the rooms end. */
          wallOfGym: `${(endOf(gym) + cafeteria.box.x) / 2}`,
          wallOfCafeteria: `${(endOf(cafeteria) + hallway.box.x) / 2}`,
          lastRoom: `${endOf(frontDesk)}`,
          /** The height of the soil under the building, in widths of the scene. */
          soil: `${share(school.height - building.box.y - building.box.height - 2)}`,
        },

        spacing: {
          /** From the upper left corner of a scene as wide as its container to the line's end, and to the roof. */
          'line-end': `${percent(school.lineEnd)}cqw`,
          roof: `${percent(building.box.y)}cqw`,
        },
      },
    },
  },
);
