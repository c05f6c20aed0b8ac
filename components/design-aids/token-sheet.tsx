import type { CSSProperties } from 'react';
import { Modal } from '@/components/ui/modal';
import * as timing from '@/content/site/timing';
import { palette } from '@/styles/palette';
import config, { boxShadow, fontSize } from '@/tailwind.config';

const { theme } = config;

/** The name and the value of each token, in a row that shows how it looks. */
const rows = <Value,>(tokens: Record<string, Value>, look?: (value: Value) => CSSProperties) =>
  Object.entries(tokens).map(([name, value]) => (
    <li key={name} style={look?.(value)} className="my-3 flex flex-wrap gap-4 px-4">
      <code>{name}</code>
      {JSON.stringify(value)}
    </li>
  ));

const parts = {
  Palette: rows(palette, (hex) => ({ borderLeft: `6rem solid ${hex}` })),
  'Type scale': rows(fontSize, ([size, rest]) => ({ fontSize: size, ...rest })),
  Spacing: rows(theme.extend.spacing),
  Radii: rows(theme.borderRadius, (borderRadius) => ({ border: '2px solid', borderRadius })),
  Shadows: rows(boxShadow, (shadow) => ({ boxShadow: shadow })),
  Breakpoints: rows(theme.screens),
  Motion: rows({ ...theme.transitionDuration, ...theme.transitionTimingFunction, ...timing }),
};

/** All tokens of tailwind.config.ts and content/site/timing.ts; updates when a file is saved. */
export const TokenSheet = ({ onClose }: { onClose: () => void }) => (
  <Modal labelledBy="token-sheet" onClose={onClose} closeLabel="Close modal">
    <div className="overflow-y-auto p-8 text-small">
      <h2 id="token-sheet" className="text-h2">
        Tokens
      </h2>
      {Object.entries(parts).map(([title, tokens]) => (
        <section key={title} className="mt-8">
          <h3 className="text-h4">{title}</h3>
          <ul>{tokens}</ul>
        </section>
      ))}
    </div>
  </Modal>
);
