import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { Accordion } from './accordion';

const items = ['One', 'Two', 'Three'].map((heading) => ({ heading, text: `Text of ${heading}.` }));
const open = () =>
  screen.queryAllByRole('button', { expanded: true }).map((button) => button.textContent);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('the first is open at the start', () => {
  render(<Accordion items={items} />);
  expect(open()).toEqual(['One']);
  expect(screen.getByText('Text of One.').parentElement).not.toHaveAttribute('hidden');
});

test('one is open at a time, and the open one can be closed', async () => {
  render(<Accordion items={items} />);
  await press('Three');
  expect(open()).toEqual(['Three']);
  await press('Three');
  expect(open()).toEqual([]);
  await press('Two');
  expect(open()).toEqual(['Two']);
});

test('each question is a heading', () => {
  render(<Accordion items={items} />);
  expect(screen.getAllByRole('heading', { level: 3 }).map((h) => h.textContent)).toEqual([
    'One',
    'Two',
    'Three',
  ]);
});

test('a search that lands in a closed text opens it, and closes the other', () => {
  render(<Accordion items={items} />);
  const text = screen.getByText('Text of Two.').parentElement!;
  expect(text).toHaveAttribute('hidden', 'until-found');
  act(() => void fireEvent(text, new Event('beforematch')));
  expect(open()).toEqual(['Two']);
});

test('without script every text is there to read', () => {
  const html = renderToString(<Accordion items={items} />);
  for (const { text } of items) expect(html).toContain(text);
  expect(html).not.toMatch(/ hidden[ =>]/);
});
