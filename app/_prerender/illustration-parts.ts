import type { CustomPlugin, XastElement, XastRoot } from 'svgo';
import { brand } from '@/content/site/brand';
import { breakpoints } from '@/content/site/breakpoints';
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

const element = (
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

/** Adds style rules at the beginning of an illustration. */
const addRules = (svg: XastElement | undefined, rules: string) =>
  svg?.children.unshift(element('style', {}, [{ type: 'text', value: rules }]));

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

/** Lettering under this size, in units of 960 to a picture, cannot be read on a phone. */
const leastReadable = 22;

/**
 * Bars stand in for such lettering where an illustration is as narrow as on a phone. The optimizer would
 * drop a query with "<".
 */
const barRules =
  '.bar{display:none}' +
  `@media not all and (min-width:${breakpoints.xs}){.bar{display:inline}.words{display:none}}`;

/** Outlines every `<text>`, which holds one line of words. */
export const drawText = (letter: Letter): CustomPlugin => ({
  name: 'drawText',
  fn: (root: XastRoot) => {
    let bars = false;
    return {
      element: {
        enter: (node, parent) => {
          if (node.name !== 'text') return;
          const [text] = node.children;
          if (text?.type !== 'text')
            throw new Error('A <text> contains something other than text.');
          const words = lettering(letter, text.value, node.attributes);
          parent.children.splice(parent.children.indexOf(node), 1, ...words);
          bars ||= words.length > 1;
        },
      },
      root: {
        exit: () => {
          const svg = rootOf(root);
          delete svg?.attributes['font-family'];
          if (bars) addRules(svg, barRules);
        },
      },
    };
  },
});

const share: Record<string, number> = { start: 0, middle: 0.5, end: 1 };

function lettering(letter: Letter, text: string, attributes: Record<string, string>) {
  const { x, y, fill = '', 'text-anchor': anchor = 'start' } = attributes;
  const size = Number(attributes['font-size']);
  const { glyphs, width, scale } = letter(text, size, Number(attributes['font-weight']));
  const left = Number(x) - width * (share[anchor] ?? 0);
  const words = element(
    'g',
    { fill },
    glyphs.map(({ path, x }) =>
      element('path', {
        d: path,
        transform: `translate(${left} ${y}) scale(${scale}) translate(${x})`,
      }),
    ),
  );
  if (size >= leastReadable) return [words];
  words.attributes.class = 'words';
  const height = size * 0.42;
  const top = Number(y) - size * 0.36 - height / 2;
  const bar = { x: left, y: top, width, height, rx: height / 2, fill, opacity: 0.55 };
  return [words, element('rect', { ...bar, class: 'bar' })];
}
