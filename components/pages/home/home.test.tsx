import { render, screen, within } from '@testing-library/react';
import { home } from '@/content/pages/home';
import { modules } from '@/content/site/modules';
import { HomePage } from './home';

const page = () => render(<HomePage content={home} modules={modules} />);
const card = (name: string) => {
  const item = screen.getByRole('heading', { level: 3, name }).closest('li');
  if (!item) throw new Error(`${name} is not in a card`);
  return within(item);
};

describe('the home page', () => {
  it('has one h1 and skips no heading level', () => {
    page();
    const levels = screen.getAllByRole('heading').map((heading) => Number(heading.tagName[1]));
    expect(levels.filter((level) => level === 1)).toEqual([1]);
    expect(levels[0]).toBe(1);
    levels.slice(1).forEach((level, at) => expect(level - (levels[at] ?? 0)).toBeLessThan(2));
  });

  it('has its four sections in the order of the specification', () => {
    page();
    const titles = screen
      .getAllByRole('heading', { level: 2 })
      .map((heading) => heading.textContent);
    expect(titles).toEqual([
      home.day.label,
      'Complete Safety Platform',
      'Built for Every Role',
      'Our Core Values',
    ]);
  });

  it('links Talk to Us to the contact page', () => {
    page();
    expect(screen.getByRole('link', { name: 'Talk to Us' })).toHaveAttribute('href', '#/contact');
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
  ])('leads from the card of %s to /product/%s', (name, key) => {
    page();
    const link = card(name).getByRole('link', { name: `View More about ${name}` });
    expect(link).toHaveAttribute('href', `#/product/${key}`);
  });

  it('has a card for each module, with two pills', () => {
    page();
    expect(screen.getAllByRole('link', { name: /^View More/ })).toHaveLength(modules.length);
    for (const { name, tags } of modules)
      for (const tag of tags) expect(card(name).getByText(tag)).toBeVisible();
  });

  it('labels View More with its module, so that it is read as one piece', () => {
    page();
    for (const { name } of modules) {
      const label = `View More about ${name}`;
      expect(screen.getByRole('link', { name: label })).toHaveAttribute('aria-label', label);
    }
  });

  it('labels each moment of the day, so that it is read as one link', () => {
    page();
    for (const { time, event, product } of home.day.moments) {
      const name = `${time} ${event} ${product.name}`;
      expect(screen.getByRole('link', { name })).toHaveAttribute('aria-label', name);
    }
  });

  it('has Remote Control on the Rapid Lockdown card only', () => {
    page();
    expect(screen.getAllByRole('button')).toHaveLength(1);
    expect(card('Rapid Lockdown').getByRole('button', { name: 'Remote Control' })).toBeEnabled();
  });

  it('shows the three figures of the specification', () => {
    page();
    const figures = screen.getAllByRole('definition').map((figure) => figure.textContent);
    expect(figures).toEqual(['99.9%', '99%', '<1 second']);
  });

  it('has a text alternative for each of the three screens', () => {
    page();
    for (const { alt } of Object.values(home.roles.screens))
      expect(screen.getByRole('img', { name: alt }).firstElementChild).toHaveAttribute(
        'aria-hidden',
        'true',
      );
  });
});
