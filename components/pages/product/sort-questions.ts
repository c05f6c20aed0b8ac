import { ownerAnswers, ownerFacts } from '@/content/site/owner-facts';
import type { BuyerQuestion } from '@/content/site/types';

/** How many answers the page shows; the others are on the sheet. */
const shown = 4;

/** What the page says to a question, and whether the owner has still to answer it. */
function answerTo(asked: BuyerQuestion) {
  const { question } = asked;
  if ('answer' in asked) return { question, text: asked.answer, isOpen: false };
  return { question, text: ownerFacts[asked.fact], isOpen: !ownerAnswers[asked.fact].answer };
}

/** Sorts a page's questions: `first` are on the page, `others` on the sheet, `open` there too, without an answer yet. */
export function sortQuestions(questions: readonly BuyerQuestion[]) {
  const all = questions.map(answerTo);
  const answered = all.filter(({ isOpen }) => !isOpen);
  return {
    first: answered.slice(0, shown),
    others: answered.slice(shown),
    open: all.filter(({ isOpen }) => isOpen),
  };
}
