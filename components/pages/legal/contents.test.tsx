import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { report } from '@/scripts/jest/intersections';
import { Contents } from './contents';

const sections = [
  { id: 'privacy-1', title: 'Cookies' },
  { id: 'privacy-2', title: 'Your rights' },
  { id: 'privacy-3', title: 'Contact us' },
];

const section = (id: string) => document.getElementById(id) as HTMLElement;
const current = () =>
  screen.getAllByRole('link').filter((link) => link.getAttribute('aria-current') === 'location');

describe('the contents of a legal page', () => {
  beforeEach(() => {
    Element.prototype.scrollIntoView = jest.fn();
    location.hash = '#/privacy';
    render(
      <>
        <Contents label="Contents" sections={sections} />
        {sections.map(({ id, title }) => (
          <section key={id} id={id}>
            <h2 tabIndex={-1}>{title}</h2>
          </section>
        ))}
      </>,
    );
  });

  it('is a plain list of links within the page until something is read', () => {
    expect(screen.getByRole('link', { name: /Your rights/ })).toHaveAttribute('href', '#privacy-2');
    expect(current()).toHaveLength(0);
  });

  it('marks the first section in the reading area', () => {
    act(() => report(section('privacy-3'), { isIntersecting: true }));
    act(() => report(section('privacy-2'), { isIntersecting: true }));
    expect(current()).toEqual([screen.getByRole('link', { name: /Your rights/ })]);

    act(() => report(section('privacy-2'), { isIntersecting: false, top: -400 }));
    expect(current()).toEqual([screen.getByRole('link', { name: /Contact us/ })]);
  });

  it('keeps the last section below the text, and the first above it', () => {
    act(() => report(section('privacy-3'), { isIntersecting: true }));
    act(() => report(section('privacy-3'), { isIntersecting: false, top: -400 }));
    expect(current()).toEqual([screen.getByRole('link', { name: /Contact us/ })]);

    act(() => report(section('privacy-1'), { isIntersecting: false, top: 700 }));
    expect(current()).toEqual([screen.getByRole('link', { name: /Cookies/ })]);
  });

  it('goes to a section without touching the address, which names the page', async () => {
    await userEvent.click(screen.getByRole('link', { name: /Your rights/ }));
    const heading = screen.getByRole('heading', { name: 'Your rights' });
    expect(heading).toHaveFocus();
    expect(Element.prototype.scrollIntoView).toHaveBeenCalledTimes(1);
    expect(location.hash).toBe('#/privacy');
  });

  it('leaves a click that asks for a new tab to the browser', async () => {
    const user = userEvent.setup();
    await user.keyboard('{Control>}');
    await user.click(screen.getByRole('link', { name: /Your rights/ }));
    expect(Element.prototype.scrollIntoView).not.toHaveBeenCalled();
  });
});
