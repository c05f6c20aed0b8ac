/**
 * Takes out of Tailwind's sheet what this site has no use for. What is drawn stays the same.
 *
 * - Tailwind gives its own variables their first values twice: by `@property`, and in a rule for
 *   browsers that do not know that. The rule alone does for every browser.
 * - Variables that nothing reads go.
 * - A paint that the ground shines through is written with its alpha. `color-mix` would reach the
 *   browser as two colours, one of them in lab().
 */
const own = /^--tw-/;
const shine = /color-mix\(in oklab, (#[\da-f]{6}) ([\d.]+)%, transparent\)/gi;

const alpha = (percent) =>
  Math.round((percent / 100) * 255)
    .toString(16)
    .padStart(2, '0');

/** @type {() => import('postcss').Plugin} */
export const leanSheet = () => ({
  postcssPlugin: 'lean-sheet',
  Once(root) {
    root.walkAtRules('property', (rule) => {
      if (own.test(rule.params)) rule.remove();
    });
    root.walkAtRules('supports', (rule) => {
      const layer = rule.parent;
      const isFirstValues = layer.name === 'layer' && layer.params === 'properties';
      if (isFirstValues) rule.replaceWith(rule.nodes);
    });

    const read = new Set();
    root.walkDecls((line) => {
      line.value = line.value.replace(shine, (_, paint, percent) => paint + alpha(percent));
      for (const [, name] of line.value.matchAll(/var\((--tw-[\w-]+)/g)) read.add(name);
    });
    root.walkDecls(own, (line) => {
      if (!read.has(line.prop)) line.remove();
    });
  },
});
