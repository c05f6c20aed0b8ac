import type { Guide } from '@/content/types';

const wordsPerMinute = 200;

/**
 * How long a guide takes to read, in whole minutes and never less than one. Counts what is read:
 * lead, headings, paragraphs and items, not the list of sources.
 */
export function readingMinutes({ lead, sections }: Pick<Guide, 'lead' | 'sections'>): number {
  const texts = sections.flatMap(({ title, paragraphs = [], items = [] }) => [
    title,
    ...paragraphs,
    ...items,
  ]);
  const words = [lead, ...texts].join(' ').match(/\S+/g)?.length ?? 0;
  return Math.max(1, Math.round(words / wordsPerMinute));
}
