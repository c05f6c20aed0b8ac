import { ownerAnswers, ownerFacts } from '@/content/site/owner-facts';
import type { BuyerQuestion } from '@/content/site/types';

export type AnswerKind = 'answered' | 'depends' | 'inWriting';

/**
 * Returns what the page answers, and whether that settles the question: an owner's fact without the
 * owner's answer, or an answer that depends on the school, is still to be given in writing.
 */
export function answerTo(question: BuyerQuestion): { text: string; kind: AnswerKind } {
  if ('answer' in question) return { text: question.answer, kind: 'answered' };
  if ('dependsOn' in question) return { text: question.dependsOn, kind: 'depends' };
  const { fact } = question;
  return { text: ownerFacts[fact], kind: ownerAnswers[fact] ? 'answered' : 'inWriting' };
}
