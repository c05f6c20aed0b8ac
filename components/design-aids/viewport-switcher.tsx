import { useState } from 'react';
import { AidButton } from './aid-button';

const viewports = { Desktop: 1440, Tablet: 1024, Mobile: 390 } as const;
type Name = keyof typeof viewports;

/**
 * Shows the page in a frame of another width, so that media queries use the frame's width. A frame
 * wider than the window scrolls horizontally.
 */
export function ViewportSwitcher() {
  const [name, setName] = useState<Name | null>(null);
  return (
    <>
      {(Object.keys(viewports) as Name[]).map((viewport) => (
        <AidButton
          key={viewport}
          aria-pressed={viewport === name}
          onClick={() => setName(viewport === name ? null : viewport)}
        >
          {viewport} {viewports[viewport]}
        </AidButton>
      ))}
      {name && (
        <div className="fixed inset-0 -z-10 overflow-auto bg-dark-deep pb-16">
          <iframe
            key={name}
            title={`The page at ${viewports[name]} pixels`}
            src={location.href}
            width={viewports[name]}
            className="mx-auto block h-full bg-ground"
          />
        </div>
      )}
    </>
  );
}
