import { site } from './site';

/** What both legal pages say alike (SPEC section 2, "Legal pages"). */
export const legalPage = {
  /** Names the list of sections. */
  contents: 'Contents',
  /** At the head of a printed page, where the header is not. */
  printed: `${site.name}, ${site.address}`,
};
