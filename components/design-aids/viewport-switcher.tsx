import { useState } from 'react';
import { AidButton } from './aid-button';

const viewports = { Desktop: 1440, Tablet: 1024, Mobile: 390 };

/**
 * Shows the page in a frame of another width, so that media queries use the frame's width. A frame
 * wider than the window scrolls horizontally.
 */
export function ViewportSwitcher() {
  const [shown, setShown] = useState<number>();
  return (
    <>
      {Object.entries(viewports).map(([name, width]) => (
        <AidButton
          key={name}
          aria-pressed={width === shown}
          onClick={() => setShown(width === shown ? undefined : width)}
        >
          {name} {width}
        </AidButton>
      ))}
      {shown && (
        <div className="fixed inset-0 -z-10 overflow-auto bg-dark-deep pb-16">
          <iframe
            key={shown}
            title={`The page at ${shown} pixels`}
            src={location.href}
            width={shown}
            className="mx-auto block h-full bg-ground"
          />
        </div>
      )}
    </>
  );
}
