import { site } from './site';

/** Words shared by both legal pages. */
export const legalPage = {
  /** Names the list of sections. */
  contents: 'Contents',
  /** At the top of a printed page, which has no header. */
  printed: `${site.name}, ${site.address}`,
};
