/** The grid a window of some width has (SPEC section 9, "Layout"), in pixels. */
export type GridProfile = {
  profile: 'Desktop' | 'Tablet' | 'Mobile';
  columns: number;
  gutter: number;
  margin: number;
};

/** Desktop above 1024 px, tablet from 768 to 1024, mobile below. */
export function gridProfile(width: number): GridProfile {
  if (width > 1024) return { profile: 'Desktop', columns: 12, gutter: 24, margin: 80 };
  if (width >= 768) return { profile: 'Tablet', columns: 8, gutter: 24, margin: 56 };
  return { profile: 'Mobile', columns: 4, gutter: 16, margin: 16 };
}
