import { useState, useSyncExternalStore } from 'react';
import { textScale } from '@/components/lib/text-scale';
import { Container } from '@/components/ui/container';
import { Grid } from '@/components/ui/grid';
import { gridProfile } from './grid-profile';

const onResize = (listener: () => void) => {
  window.addEventListener('resize', listener);
  return () => window.removeEventListener('resize', listener);
};

/** Names the window's grid and can show its columns over the page. */
export function GridBar() {
  const width = useSyncExternalStore(
    onResize,
    () => window.innerWidth,
    () => 0,
  );
  const [shown, setShown] = useState(false);
  const { profile, columns, gutter, margin } = gridProfile(width && width / textScale());
  return (
    <>
      <span className="px-2">
        {profile} {width}: {columns} columns, {gutter} gutter, {margin} margins
      </span>
      <button
        type="button"
        aria-pressed={shown}
        className="min-h-9 rounded-chip bg-dark-line px-3 aria-pressed:bg-selected aria-pressed:text-strong"
        onClick={() => setShown(!shown)}
      >
        Columns
      </button>
      {shown && (
        <div aria-hidden="true" className="pointer-events-none fixed inset-0 -z-10">
          <Container className="h-full">
            <Grid className="h-full">
              {Array.from({ length: columns }, (_, column) => (
                <div key={column} className="bg-selected/20" />
              ))}
            </Grid>
          </Container>
        </div>
      )}
    </>
  );
}
