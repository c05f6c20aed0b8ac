import { render, screen, within } from '@testing-library/react';
import { home } from '@/content/pages/home';
import { modules } from '@/content/site/modules';
import { HomePage } from './home';

beforeEach(() => void render(<HomePage content={home} modules={modules} />));

const card = (name: string) => {
  const item = screen.getByRole('heading', { level: 3, name }).closest('li');
  if (!item) throw new Error(`${name} is not in a card`);
  return within(item);
};

it('has its sections in the order of the specification', () => {
  const titles = screen
    .getAllByRole('heading', { level: 2 })
    .map((heading) => heading.textContent)
    .filter((title) => title !== home.day.label);
  expect(titles).toEqual(['Complete Safety Platform', 'Built for Every Role', 'Our Core Values']);
});

it.each([
  ['Nexus', 'nexus'],
  ['Drill Management', 'drill'],
  ['Ticketing', 'ticketing'],
  ['Panic Button App', 'panic'],
  ['Visitor Management', 'visitor'],
  ['AI Gunshot Detection', 'gunshot'],
  ['Rapid Lockdown', 'electroniclock'],
  ['Mass Notification', 'notifications'],
  ['AI Anonymous Tip Line', 'tipline'],
])('leads from View More on the card of %s to /product/%s', (name, key) => {
  expect(card(name).getByRole('link', { name: `View More about ${name}` })).toHaveAttribute(
    'href',
    `#/product/${key}`,
  );
});

it('has a card with two pills for each module', () => {
  for (const { name, tags } of modules) {
    expect(tags).toHaveLength(2);
    for (const tag of tags) expect(card(name).getByText(tag)).toBeVisible();
  }
});

it('has Remote Control on the Rapid Lockdown card only', () => {
  expect(screen.getAllByRole('button', { name: 'Remote Control' })).toHaveLength(1);
  expect(card('Rapid Lockdown').getByRole('button', { name: 'Remote Control' })).toBeEnabled();
});
