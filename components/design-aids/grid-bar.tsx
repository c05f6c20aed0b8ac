import { useState } from 'react';
import { cx } from '@/components/lib/cx';
import { Container } from '@/components/ui/container';
import config from '@/tailwind.config';
import { AidButton } from './aid-button';

const { spacing } = config.theme.extend;

/** The words on each grid, and the windows that have it. */
const grids = {
  [`Desktop: 12 columns, ${spacing.gutter} gutter, ${spacing['margin-desktop']} margins`]:
    cx('max-desktop:hidden'),
  [`Tablet: 8 columns, ${spacing.gutter} gutter, ${spacing['margin-tablet']} margins`]: cx(
    'max-md:hidden desktop:hidden',
  ),
  [`Mobile: 4 columns, ${spacing['gutter-phone']} gutter, ${spacing['margin-phone']} margins`]:
    cx('md:hidden'),
};

/** Names the window's grid and can show its columns over the page. */
export function GridBar() {
  const [shown, setShown] = useState(false);
  return (
    <>
      {Object.entries(grids).map(([words, className]) => (
        <span key={words} className={`px-2 ${className}`}>
          {words}
        </span>
      ))}
      <AidButton aria-pressed={shown} onClick={() => setShown(!shown)}>
        Columns
      </AidButton>
      {shown && (
        <div aria-hidden="true" className="pointer-events-none fixed inset-0 -z-10">
          <Container className="h-full">
            <div className="grid h-full grid-cols-4 gap-x-grid *:bg-selected/20 max-desktop:*:nth-[n+9]:hidden max-md:*:nth-[n+5]:hidden md:grid-cols-8 desktop:grid-cols-12">
              {Array.from({ length: 12 }, (_, column) => (
                <div key={column} />
              ))}
            </div>
          </Container>
        </div>
      )}
    </>
  );
}
