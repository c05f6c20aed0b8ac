import type { Verdict } from '@/content/grant-check/types';
import type { GrantCheckContent } from '@/content/pages/resources';

/** Counts the answers in one sentence: "1 program can pay, 5 to check first, 3 cannot." */
export function countSentence(
  rows: readonly { verdict: Verdict }[],
  words: GrantCheckContent['count'],
): string {
  const parts = (['can-pay', 'check-first', 'cannot-pay'] as const).map((verdict) => {
    const count = rows.filter((row) => row.verdict === verdict).length;
    return words[verdict][Math.min(count, 2)]?.replace('{n}', String(count));
  });
  return `${parts.join(', ')}.`;
}
