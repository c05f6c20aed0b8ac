import { useState } from 'react';

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
        <button
          key={viewport}
          type="button"
          aria-pressed={viewport === name}
          className="min-h-9 rounded-chip bg-dark-line px-3 aria-pressed:bg-selected aria-pressed:text-strong"
          onClick={() => setName(viewport === name ? null : viewport)}
        >
          {viewport} {viewports[viewport]}
        </button>
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
