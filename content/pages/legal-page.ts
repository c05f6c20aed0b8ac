import { brand } from '@/content/site/brand';

/** Words shared by the legal pages. */
export const legalPage = {
  /** Names the list of sections. */
  contents: 'Contents',
  /** At the top of a printed page, which has no header. */
  printed: `${brand.name}, ${brand.address}`,
};
