import { interpolate } from '@/components/lib/interpolate';
import type { Verdict } from '@/content/grant-check/types';
import type { GrantCheckContent } from '@/content/pages/resources';

/** Counts the answers in one sentence: "1 fits the notice, 3 to ask about, 2 ruled out." */
export function countSentence(
  rows: readonly { verdict: Verdict }[],
  words: GrantCheckContent['count'],
): string {
  const parts = (['fits', 'ask', 'ruled-out'] as const).flatMap((verdict) => {
    const count = rows.filter((row) => row.verdict === verdict).length;
    if (!count) return [];
    const { one, more } = words[verdict];
    return interpolate(count === 1 ? one : more, { n: count });
  });
  return `${parts.join(', ')}.`;
}
