import type { CustomPlugin, XastElement, XastRoot } from 'svgo';
import { brand } from '@/content/site/brand';
import { illustrationColor } from '@/styles/palette';
import type { Letter } from './lettering';

/** Puts the brand's colors in place of those that the sources are drawn in. */
export const recolor: CustomPlugin = {
  name: 'recolor',
  fn: () => ({
    element: {
      enter: ({ attributes }) => {
        for (const name of ['fill', 'stroke', 'stop-color'])
          if (attributes[name]?.startsWith('#'))
            attributes[name] = illustrationColor(attributes[name]);
      },
    },
  }),
};

/** An element of the SVG, as SVGO's plugins add it. */
export const element = (
  name: string,
  attributes: Record<string, string | number>,
  children: XastElement['children'] = [],
): XastElement => ({
  type: 'element',
  name,
  attributes: Object.fromEntries(
    Object.entries(attributes).map(([key, value]) => [key, String(value)]),
  ),
  children,
});

const rootOf = ({ children }: XastRoot) => children.find((node) => node.type === 'element');

/** Draws the brand's mark in every `<svg class="mark">`, whose frame it fits. */
export const drawMark: CustomPlugin = {
  name: 'drawMark',
  fn: () => ({
    element: {
      enter: (node) => {
        if (node.name !== 'svg' || node.attributes.class !== 'mark') return;
        const { box, shape, lines, lineWidth } = brand.mark;
        const { line, ink } = brand.colors;
        node.attributes.viewBox = box;
        delete node.attributes.class;
        node.children = [element('path', { d: shape, fill: line })];
        if (lines)
          node.children.push(
            element('path', { d: lines, fill: 'none', stroke: ink, 'stroke-width': lineWidth }),
          );
      },
    },
  }),
};

/** Smaller lettering, in units of 960 to a picture, cannot be read on a phone. */
const leastSize = 22;

/** Outlines every `<text>`, which holds one line of words. */
export const drawText = (letter: Letter): CustomPlugin => ({
  name: 'drawText',
  fn: (root: XastRoot) => ({
    element: {
      enter: (node, parent) => {
        if (node.name !== 'text') return;
        const [text] = node.children;
        if (text?.type !== 'text') throw new Error('A <text> contains something other than text.');
        const words = lettering(letter, text.value, node.attributes);
        parent.children[parent.children.indexOf(node)] = words;
      },
    },
    root: {
      exit: () => {
        delete rootOf(root)?.attributes['font-family'];
      },
    },
  }),
});

const share: Record<string, number> = { start: 0, middle: 0.5, end: 1 };

function lettering(letter: Letter, text: string, attributes: Record<string, string>) {
  const { x, y, fill = '', 'text-anchor': anchor = 'start' } = attributes;
  const size = Number(attributes['font-size']);
  if (size < leastSize)
    throw new Error(`"${text}" has the size ${size}, which cannot be read on a phone.`);
  const { glyphs, width, scale } = letter(text, size, Number(attributes['font-weight']));
  const left = Number(x) - width * (share[anchor] ?? 0);
  return element(
    'g',
    { fill },
    glyphs.map(({ path, x }) =>
      element('path', {
        d: path,
        transform: `translate(${left} ${y}) scale(${scale}) translate(${x})`,
      }),
    ),
  );
}
