import { render, screen, within } from '@testing-library/react';
import { noBreak } from '@/components/lib/no-break';
import { storyPicture } from '@/components/lib/picture-address';
import { products } from '@/content/content-for-tests';
import { outageIds } from '@/content/outages/types';
import { outageWords, outcomeWords } from '@/content/outages/words';
import { quote } from '@/content/site/quote';
import { ProductPage } from './product';
import { sortQuestions } from './sort-questions';

const summaries = Object.fromEntries(products.map(({ summary }) => [summary.id, summary]));

test.each(products)(
  'the page of $summary.id has its parts in order, and every fact in the folded sheet',
  (product) => {
    const { container } = render(<ProductPage product={product} summaries={summaries} />);
    const { definitions, facts, failures, features, glance, keyPlan, outages } = product;
    const { related, story, summary } = product;

    const [first] = screen.getAllByRole('link');
    expect(first).toHaveAccessibleName('Back to home');
    expect(first).toHaveAttribute('href', '#/');

    const headings = screen.getAllByRole('heading').map((heading) => heading.textContent);
    const order = [
      noBreak(summary.name),
      ...features.map(({ title }) => title),
      story.headline,
      keyPlan.label,
      'At a glance',
      'What does it not do?',
      'If this fails',
      ...outageIds.map((id) => `${outageWords[id].row}: ${outcomeWords[outages[id].outcome]}`),
      ...(failures ?? []).map(({ when }) => when),
      'Questions schools ask',
      'Take this to your board',
      noBreak(`Works well with ${summary.name}`),
    ];
    expect(headings.filter((heading) => order.includes(heading))).toEqual(order);

    // The story's picture, which is decorative: a second moment, not the hero's again.
    const pictures = screen.getAllByRole('presentation').map((each) => each.getAttribute('src'));
    expect(pictures).toContain(storyPicture(summary.picture.src));

    const terms = screen.getAllByRole('term').map((term) => term.textContent);
    expect(terms.slice(0, 4)).toEqual(['You need', facts.worry.label, 'Price', 'Starts']);

    const { connectsTo, counts, questions, more, pictures: things, ...answers } = glance;
    for (const thing of Object.values(things)) expect(pictures).toContain(`/media/${thing}.svg`);
    const { open } = sortQuestions(questions);
    const sheet = screen.getByText('The whole sheet').closest('details')!;
    for (const { how, ...system } of connectsTo) {
      const item = within(sheet).getByText(how).closest('li')!;
      const links = item.querySelectorAll('a');
      if ('products' in system)
        expect([...links].map((link) => link.getAttribute('href')).toSorted()).toEqual(
          system.products.map((id) => `#/products/${id}`).toSorted(),
        );
      else expect(item).toHaveTextContent(system.name);
    }
    expect(
      within(sheet)
        .getAllByRole('rowheader')
        .map((row) => row.textContent),
    ).toEqual([...counts.map((id) => quote.rows[id].counted), quote.total]);
    for (const { label, to, anchor } of more ? [more] : [])
      expect(screen.getByRole('link', { name: label })).toHaveAttribute('href', `${to}/#${anchor}`);
    for (const { question } of open) expect(sheet).toHaveTextContent(question);
    for (const { description } of definitions?.items ?? [])
      expect(sheet).toHaveTextContent(description);
    const page = container.textContent.replaceAll('\u00a0', ' ');
    for (const { question } of questions) expect(page).toContain(question);
    for (const line of Object.values(answers).flat()) expect(page).toContain(line);

    for (const id of outageIds) {
      expect(page).toContain(outages[id].why);
      expect(page).toContain(outages[id].meanwhile);
    }

    for (const { id, why } of related)
      expect(within(screen.getByText(why).closest('li')!).getByRole('link')).toHaveAttribute(
        'href',
        `#/products/${id}`,
      );
  },
);
