import { act, render, screen } from '@testing-library/react';
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
    render(
      <>
        <Contents label="Contents" sections={sections} address="/privacy/" />
        {sections.map(({ id, title }) => (
          <section key={id} id={id}>
            <h2 tabIndex={-1}>{title}</h2>
          </section>
        ))}
      </>,
    );
  });

  it('is a plain list of links to the prerendered page until something is read', () => {
    expect(screen.getByRole('link', { name: /Your rights/ })).toHaveAttribute(
      'href',
      '/privacy/#privacy-2',
    );
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
});
