import { productPage } from '@/content/pages/product-page';
import { ownerAnswers, ownerFacts } from '@/content/site/owner-facts';
import type { BuyerQuestion } from '@/content/site/types';

const { depends, inWriting } = productPage.questions;

/** What the page answers, and why the question is still open if that does not settle it. */
export function answerTo(question: BuyerQuestion): { text: string; open?: string } {
  if ('answer' in question) return { text: question.answer };
  if ('dependsOn' in question) return { text: question.dependsOn, open: depends };
  const { fact } = question;
  return { text: ownerFacts[fact], open: ownerAnswers[fact] ? undefined : inWriting };
}
