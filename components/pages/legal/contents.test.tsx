import { fireEvent, render, screen } from '@testing-library/react';
import { Contents } from './contents';

const sections = [
  { id: 'privacy-1', title: 'Cookies' },
  { id: 'privacy-2', title: 'Your rights' },
  { id: 'privacy-3', title: 'Contact us' },
];

/** Scrolls the window so that the sections begin at these distances from its top, in pixels. */
function scroll(...tops: number[]) {
  tops.forEach((top, index) => {
    const section = document.getElementById(sections[index]!.id)!;
    section.getBoundingClientRect = () => ({ top }) as DOMRect;
  });
  fireEvent.scroll(document);
}
const link = (name: RegExp) => screen.getByRole('link', { name });
const current = () =>
  screen.getAllByRole('link').filter((each) => each.getAttribute('aria-current') === 'location');

beforeEach(() => {
  render(
    <>
      {sections.map(({ id, title }) => (
        <section key={id} id={id} aria-label={title} />
      ))}
      <Contents label="Contents" sections={sections} address="/privacy/" />
    </>,
  );
});

test('links to the sections of the prerendered page', () => {
  expect(link(/Your rights/)).toHaveAttribute('href', '/privacy/#privacy-2');
});

test('marks the section that is being read', () => {
  scroll(400, 900, 1400);
  expect(current()).toEqual([link(/Cookies/)]);
  scroll(-400, 96, 600);
  expect(current()).toEqual([link(/Your rights/)]);
  scroll(-900, -400, 100);
  expect(current()).toEqual([link(/Contact us/)]);
});
