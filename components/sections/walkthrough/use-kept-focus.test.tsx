import { render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { useKeptFocus } from './use-kept-focus';

/** A part whose one button belongs to the current view, and a button elsewhere on the page. */
function Page({ view }: { view: string }) {
  const part = useRef<HTMLElement>(null);
  useKeptFocus(part, view);
  return (
    <>
      <section ref={part} tabIndex={-1} aria-label="Part">
        <button key={view}>Play</button>
      </section>
      <button>Elsewhere</button>
    </>
  );
}

test('focus on a control stays in the part when another view replaces the control', () => {
  const { rerender } = render(<Page view="narrow" />);
  screen.getByRole('button', { name: 'Play' }).focus();
  rerender(<Page view="wide" />);
  expect(screen.getByRole('region')).toHaveFocus();
});

test('the part takes no focus that was elsewhere, or nowhere', () => {
  const { rerender } = render(<Page view="narrow" />);
  rerender(<Page view="wide" />);
  expect(document.body).toHaveFocus();
  const elsewhere = screen.getByRole('button', { name: 'Elsewhere' });
  elsewhere.focus();
  rerender(<Page view="narrow" />);
  expect(elsewhere).toHaveFocus();
});
