import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { Accordion } from './accordion';

const items = ['One', 'Two', 'Three'].map((heading) => ({ heading, text: `Text of ${heading}.` }));
const open = () =>
  screen.queryAllByRole('button', { expanded: true }).map((button) => button.textContent);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('shows the first text initially', () => {
  render(<Accordion items={items} />);
  expect(open()).toEqual(['One']);
  expect(screen.getByText('Text of One.').parentElement).not.toHaveAttribute('hidden');
});

test('shows one text at a time, and closes the open one', async () => {
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

test('opens a closed text in which find in page finds a result', () => {
  render(<Accordion items={items} />);
  const text = screen.getByText('Text of Two.').parentElement!;
  expect(text).toHaveAttribute('hidden', 'until-found');
  act(() => void fireEvent(text, new Event('beforematch')));
  expect(open()).toEqual(['Two']);
});

test('shows every text without JavaScript', () => {
  const html = renderToString(<Accordion items={items} />);
  for (const { text } of items) expect(html).toContain(text);
  expect(html).not.toMatch(/ hidden[ =>]/);
});
