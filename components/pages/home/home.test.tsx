import { render, screen, within } from '@testing-library/react';
import { home } from '@/content/pages/home';
import { modules } from '@/content/site/modules';
import { cardPath } from '@/content/site/routes';
import { HomePage } from './home';

test('has its sections in order, and a card with two pills and View More for each module', () => {
  render(<HomePage />);
  const titles = screen.getAllByRole('heading', { level: 2 }).map((title) => title.textContent);
  expect(titles.filter((title) => title !== home.day.label)).toEqual([
    ...['Complete Safety Platform', 'Built for Every Role', 'Our Core Values'],
    'See it for a school like yours',
  ]);
  for (const { id, name, tags } of modules) {
    const card = within(screen.getByRole('heading', { level: 3, name }).closest('li')!);
    const more = card.getByRole('link', { name: `View More about ${name}` });
    expect(more).toHaveAttribute('href', `#${cardPath(id)}`);
    // The comma keeps the words of two pills apart in a screen reader.
    expect(card.getByText(tags[0]).parentElement).toHaveTextContent(`${tags[0]} , ${tags[1]}`);
    const remote = card.queryAllByRole('button', { name: 'Remote Control' });
    expect(remote).toHaveLength(name === 'Rapid Lockdown' ? 1 : 0);
  }
});
