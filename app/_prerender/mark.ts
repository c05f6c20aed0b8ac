import { brand } from '@/content/site/brand';

const { line, ink } = brand.colors;
const { box, shape, lines, lineWidth } = brand.mark;

/** The brand's mark as an SVG document in its colors, which names the brand. */
export const markSvg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" role="img"><title>${brand.name}</title><path fill="${line}" d="${shape}"/><path fill="none" stroke="${ink}" stroke-width="${lineWidth}" stroke-linecap="round" d="${lines}"/></svg>`;
