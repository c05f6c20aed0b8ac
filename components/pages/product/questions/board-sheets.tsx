import { Logo } from '@/components/ui/logo';
import { PrintAlone } from '@/components/ui/print-alone';
import { productPage } from '@/content/pages/product-page';
import type { Product } from '@/content/site/types';
import { answerTo } from './answer-to';

const { sheet } = productPage.questions;

/** The questions of some products on paper: each with our answer and empty rows for notes. */
export function BoardSheets({ products }: { products: readonly Product[] }) {
  return (
    <PrintAlone>
      <Logo name={sheet.brand} />
      <h2>{sheet.title}</h2>
      <p>{sheet.lead}</p>
      {products.map(({ summary, glance }) => (
        <section key={summary.id}>
          <h3>{summary.name}</h3>
          <ul>
            {glance.questions.map((question) => {
              const { text, open } = answerTo(question);
              return (
                <li key={question.question} className="before:hidden">
                  <p>
                    <strong>{question.question}</strong>
                  </p>
                  <p>{open ? `${open}. ${text}` : text}</p>
                  <p data-print-notes="">{sheet.notes}</p>
                </li>
              );
            })}
          </ul>
        </section>
      ))}
      <p data-print-foot="">
        <span>{sheet.address}</span>
      </p>
    </PrintAlone>
  );
}
