import { render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { useFocusFallback } from './use-focus-fallback';

/** A region whose only button depends on the view, and a button outside it. */
function Page({ view }: { view: string }) {
  const part = useRef<HTMLElement>(null);
  useFocusFallback(part, view);
  return (
    <>
      <section ref={part} tabIndex={-1} aria-label="Part">
        <button key={view}>Play</button>
      </section>
      <button>Elsewhere</button>
    </>
  );
}

test('moves focus to the region when another view replaces the focused control', () => {
  const { rerender } = render(<Page view="narrow" />);
  screen.getByRole('button', { name: 'Play' }).focus();
  rerender(<Page view="wide" />);
  expect(screen.getByRole('region')).toHaveFocus();
});

test('does not take focus from elsewhere on the page', () => {
  const { rerender } = render(<Page view="narrow" />);
  rerender(<Page view="wide" />);
  expect(document.body).toHaveFocus();
  const elsewhere = screen.getByRole('button', { name: 'Elsewhere' });
  elsewhere.focus();
  rerender(<Page view="narrow" />);
  expect(elsewhere).toHaveFocus();
});
