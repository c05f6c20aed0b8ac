declare module 'culori' {
  /** A color in OKLCH; a gray has no hue. */
  type Oklch = { mode: 'oklch'; l: number; c: number; h?: number };
  export function converter(mode: 'oklch'): (color: string) => Oklch | undefined;
  export function clampChroma(color: Oklch, mode: 'oklch'): Oklch;
  export function formatHex(color: Oklch): string;
  export function wcagContrast(one: string, other: string): number;
  export function wcagLuminance(color: string): number;
}
