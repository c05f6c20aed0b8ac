import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { Tabs } from './tabs';

function Example() {
  const [selected, setSelected] = useState('one');
  const tab = (key: string) => ({
    key,
    label: `Tab ${key}`,
    anchor: `Anchor_${key}`,
    panel: <p>Words of {key}</p>,
  });
  return (
    <Tabs
      label="Example"
      tabs={['one', 'two', 'three'].map(tab)}
      selected={selected}
      onSelect={setSelected}
    />
  );
}

const shown = () => screen.getByRole('tabpanel').id;
const focused = () => document.activeElement?.textContent;

test('shows the panel of a clicked tab and hides the others', async () => {
  render(<Example />);
  await userEvent.click(screen.getByRole('tab', { name: 'Tab two' }));
  expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('Tab two');
  expect(screen.getByRole('tabpanel', { name: 'Tab two' })).toHaveTextContent('Words of two');
  expect(screen.getAllByRole('tabpanel', { hidden: true })).toHaveLength(1);
});

test.each([
  ['{ArrowRight}', 'two'],
  ['{ArrowRight}{ArrowRight}{ArrowRight}', 'one'],
  ['{ArrowLeft}', 'three'],
  ['{End}', 'three'],
  ['{End}{Home}', 'one'],
  ['{ArrowDown}', 'one'],
  ['{Control>}{ArrowRight}{/Control}', 'one'],
])('%s leads to %s, and focus goes with it', async (keys, tab) => {
  render(<Example />);
  await userEvent.tab();
  await userEvent.keyboard(keys);
  expect(shown()).toBe(`Anchor_${tab}`);
  expect(focused()).toBe(`Tab ${tab}`);
});

test('is one tab stop', () => {
  render(<Example />);
  expect(screen.getAllByRole('tab').map((tab) => tab.tabIndex)).toEqual([0, -1, -1]);
});

test('selects a hidden panel in which find in page finds a result', () => {
  render(<Example />);
  const panel = screen.getByText('Words of three').parentElement!;
  expect(panel).toHaveAttribute('hidden', 'until-found');
  act(() => void fireEvent(panel, new Event('beforematch')));
  expect(panel).not.toHaveAttribute('hidden');
  expect(shown()).toBe('Anchor_three');
});

test('hides nothing without JavaScript', () => {
  expect(renderToString(<Example />)).not.toMatch(/ hidden[ =>]/);
});
