import type { brand } from '../content/site/brand';

export type BaseColor = keyof typeof brand.colors;

/** The base colors that everything here, and the sources of the illustrations, are drawn in. */
export const drawnBase: Record<BaseColor, string> = {
  line: '#FFB511',
  ink: '#12211D',
  dark: '#0F2B25',
  good: '#1E6A50',
  paper: '#F8F5EE',
  sky: '#D2E2E7',
  warm: '#EAD7B8',
  error: '#A4281D',
};

type Shades = Record<string, readonly [BaseColor, string]>;

/** Tints and shades of pages: the base color that each follows, and the color as drawn. */
export const pageShades = {
  bone: ['paper', '#EBE5D8'],
  rule: ['paper', '#DCD4C3'],
  chalk: ['paper', '#F4F1E8'],
  'ink-2': ['ink', '#44544E'],
  'ink-3': ['ink', '#53625C'],
  'ink-pill': ['ink', '#2E3E38'],
  'rule-strong': ['ink', '#7C8781'],
  'dark-deep': ['dark', '#0A211C'],
  'dark-bezel': ['dark', '#061814'],
  'dark-raised': ['dark', '#18392F'],
  'dark-line': ['dark', '#275046'],
  'chalk-2': ['dark', '#B7CAC0'],
  'chalk-3': ['dark', '#5F877B'],
  'line-tint': ['line', '#FFE3A0'],
  'good-soft': ['good', '#D6E2DA'],
  'good-note': ['good', '#DCEBE2'],
  'good-text': ['good', '#0F4A36'],
  'error-note': ['error', '#FBE8E4'],
  'error-text': ['error', '#8A1F15'],
} as const satisfies Shades;

/** Tints and shades of pictures that page elements draw: the base color that each follows, and the color as drawn. */
export const pictureShades = {
  leaf: ['good', '#3A8C6F'],
  'leaf-soft': ['good', '#86A697'],
  'leaf-pale': ['good', '#BBCFC3'],
  hill: ['sky', '#A9C5BE'],
  'hill-far': ['sky', '#C1D5D6'],
  denim: ['sky', '#3F6472'],
  'sky-dark': ['sky', '#7399A6'],
  soil: ['paper', '#C6BBA4'],
  floor: ['paper', '#DDD4C2'],
  'wood-off': ['paper', '#C8C1B2'],
  'grain-off': ['paper', '#BFB5A2'],
  plaster: ['warm', '#FBEED5'],
  trousers: ['ink', '#4A5A54'],
  steel: ['ink', '#BFC9C6'],
  'steel-mid': ['ink', '#8F9E9B'],
  'steel-dark': ['ink', '#66756F'],
  'steel-off': ['ink', '#A9B0AA'],
  'sky-off': ['ink', '#B3B9B6'],
} as const satisfies Shades;

/** Shades that only the sources of the illustrations hold. */
export const illustrationShades: Partial<Record<BaseColor, readonly string[]>> = {
  line: ['#E39A00', '#FFCF5C'],
  dark: ['#071915', '#20342E', '#3C6A5D'],
  good: ['#86B09C', '#B4CCBF', '#EDF2EE', '#DDE7D8'],
  sky: ['#AECAD3', '#C4DAE0'],
  paper: ['#F4EFE4', '#D9CDB7', '#CFC3AC', '#BFB299'],
  warm: ['#F0DDB4', '#D9C096', '#DEC7A0', '#C9AE83'],
};

/** Wood, hair, skin and a school bus, which are the same under any brand. */
export const materials = {
  wood: '#D6AC78',
  'wood-grain': '#CDA06A',
  'wood-dark': '#BF9059',
  'skin-1': '#F2CDA9',
  'skin-2': '#DCA47A',
  'skin-3': '#AC7049',
  'skin-4': '#744932',
  'hair-dark': '#2A1D16',
  'hair-brown': '#5B3A22',
  'hair-blond': '#B98B4E',
  'hair-gray': '#8A8F8C',
  bus: '#FFB40C',
} as const;

/** Materials that only the sources of the illustrations hold; black is for shadows. */
export const illustrationMaterials: readonly string[] = [
  ...['#DDB584', '#D0A36C', '#946A3D', '#7A552E', '#7E5832'],
  ...['#C79A7E', '#BA8C70', '#B88468', '#A9765A', '#D0A78C'],
  // Leaves of trees and plants.
  ...['#1E6A4F', '#2A7A5B', '#3A8C6E', '#9CC3AD', '#86A696'],
  // The roof and the lights of a school bus.
  ...['#FFCB54', '#E39A02'],
  ...['#EFC7A5', '#C98F68', '#BD8358', '#9D623C'],
  ...['#FFFFFF', '#000000'],
];
