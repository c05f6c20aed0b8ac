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
  hill: ['sky', '#A9C5BE'],
  'hill-far': ['sky', '#C1D5D6'],
  soil: ['paper', '#C6BBA4'],
} as const satisfies Shades;

/** Shades that only the sources of the illustrations hold. */
export const illustrationShades: Partial<Record<BaseColor, readonly string[]>> = {
  line: ['#E39A00', '#FFCF5C'],
  ink: ['#4A5A54', '#BFC9C6', '#8F9E9B', '#66756F', '#A9B0AA'],
  dark: ['#071915', '#20342E', '#3C6A5D'],
  good: ['#3A8C6F', '#86A697', '#BBCFC3', '#86B09C', '#B4CCBF', '#EDF2EE', '#DDE7D8'],
  sky: ['#3F6472', '#7399A6', '#AECAD3', '#C4DAE0'],
  paper: ['#DDD4C2', '#C8C1B2', '#BFB5A2', '#F4EFE4', '#D9CDB7', '#CFC3AC', '#BFB299'],
  warm: ['#FBEED5', '#F0DDB4', '#D9C096', '#DEC7A0', '#C9AE83'],
};

/** What is the same under any brand. */
export const materials: readonly string[] = [
  // Wood.
  ...['#D6AC78', '#CDA06A', '#BF9059', '#DDB584', '#D0A36C', '#946A3D', '#7A552E', '#7E5832'],
  // Skin.
  ...['#F2CDA9', '#DCA47A', '#AC7049', '#744932', '#C79A7E', '#BA8C70', '#B88468', '#A9765A'],
  ...['#D0A78C', '#EFC7A5', '#C98F68', '#BD8358', '#9D623C'],
  // Hair.
  ...['#2A1D16', '#5B3A22', '#B98B4E', '#8A8F8C'],
  // Leaves of trees and plants.
  ...['#1E6A4F', '#2A7A5B', '#3A8C6E', '#9CC3AD', '#86A696'],
  // A school bus, its roof and lights.
  ...['#FFB40C', '#FFCB54', '#E39A02'],
  // Shadows are black.
  ...['#FFFFFF', '#000000'],
];
