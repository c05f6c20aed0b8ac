import type { CustomPlugin } from 'svgo';
import { linePath } from '@/components/school/line-path';
import { drops, lamps, line, nodes, riser } from '@/content/school/line';
import { pictureLine, school } from '@/content/school/measures';
import { drawnBase } from '@/styles/shades';
import { element } from './illustration-parts';

/**
 * Puts the line of an illustration at its height: what has the class "line" and begins, ends or is
 * centered at the height of the first of these parts, which runs across.
 */
export const placeLine: CustomPlugin = {
  name: 'placeLine',
  fn: () => {
    let drawn: string | undefined;
    return {
      element: {
        enter: ({ attributes }) => {
          if (attributes.class !== 'line') return;
          delete attributes.class;
          const { d, cy } = attributes;
          drawn ??= d?.match(/^M\S+ ([\d.]+)H/)?.[1];
          if (!drawn) throw new Error('The first part of the line does not run across.');
          if (cy === drawn) attributes.cy = `${pictureLine}`;
          if (d)
            attributes.d = d.replaceAll(/([MT]\S+ )([\d.]+)/g, (point, x, y) =>
              y === drawn ? `${x}${pictureLine}` : point,
            );
        },
      },
    };
  },
};

const stroke = (d: string, width: number) =>
  element('path', { d, fill: 'none', stroke: drawnBase.line, 'stroke-width': width });
const dot = ([cx, cy]: readonly [number, number], r: number, fill = drawnBase.line) =>
  element('circle', { cx, cy, r, fill });

/** Draws the school's line in `<g class="school-line">`, in place of what stands for it there. */
export const drawSchoolLine: CustomPlugin = {
  name: 'drawSchoolLine',
  fn: () => ({
    element: {
      enter: (node) => {
        if (node.attributes.class !== 'school-line') return;
        delete node.attributes.class;
        const below = [school.lineEnd, school.height + 4] as const;
        const main = [
          [below, line.corner, line.bend, line.gate],
          [line.office, line.screen],
          riser,
        ];
        const thin = Object.entries(drops).flatMap(([room, ways]) =>
          room === 'office' ? [] : ways,
        );
        node.children = [
          stroke(main.map(linePath).join(''), 4),
          stroke(thin.map(linePath).join(''), 3),
          ...lamps.map((point) => dot(point, 3)),
          ...nodes.flatMap((point) => [dot(point, 5.5), dot(point, 2, drawnBase.ink)]),
        ];
      },
    },
  }),
};
