import { brand } from '@/content/site/brand';

/** The words of tables in documents. */
export const tableWords = { download: 'Download this table (CSV)' };

/** Words shared by the documents. */
export const legalPage = {
  /** Names the list of sections. */
  contents: 'Contents',
  /** At the top of a printed page, which has no header. */
  printed: `${brand.name}, ${brand.address}`,
};
