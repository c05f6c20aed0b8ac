import type { ReactNode } from 'react';
import { wcagContrast } from 'culori';
import { Modal } from '@/components/ui/modal';
import * as timing from '@/content/site/timing';
import { palette } from '@/styles/palette';
import config, { boxShadow, colors, fontSize } from '@/tailwind.config';

const theme = config.theme;
const facts = (values: object) =>
  Object.entries(values).map(([name, value]) => (
    <li key={name} className="flex justify-between gap-4 border-b border-hairline py-1">
      <code>{name}</code>
      <span>{typeof value === 'object' ? JSON.stringify(value) : String(value)}</span>
    </li>
  ));

/** All tokens of tailwind.config.ts and content/site/timing.ts; updates when a file is saved. */
export function TokenSheet({ onClose }: { onClose: () => void }) {
  return (
    <Modal labelledBy="token-sheet" onClose={onClose} closeLabel="Close modal">
      <div className="overflow-y-auto p-8">
        <h2 id="token-sheet" className="text-h2">
          Tokens
        </h2>
        <Part title="Palette, with contrast on paper and on the dark background">
          <ul className="grid gap-4 md:grid-cols-4">
            {Object.entries(palette).map(([name, hex]) => (
              <li key={name}>
                <svg viewBox="0 0 4 1" className="w-full rounded-chip border border-hairline">
                  <rect width="4" height="1" fill={hex} />
                </svg>
                <code>{name}</code> {hex}
                <br />
                {wcagContrast(hex, palette.paper).toFixed(1)} /{' '}
                {wcagContrast(hex, palette.dark).toFixed(1)}
                <br />
                {uses(hex)}
              </li>
            ))}
          </ul>
        </Part>
        <Part title="Type scale">
          {Object.entries(fontSize).map(([name, [size, rest]]) => (
            <p key={name} style={{ fontSize: size, ...rest }} className="mt-4 font-display">
              {name} <code className="text-tiny">{size}</code>
            </p>
          ))}
        </Part>
        <Part title="Spacing">
          <ul>{facts(theme.extend.spacing)}</ul>
        </Part>
        <Part title="Radii and shadows">
          <ul className="grid gap-6 md:grid-cols-5">
            {Object.entries(theme.borderRadius).map(([name, radius]) => (
              <li key={name} style={{ borderRadius: radius }} className="bg-ground-alt p-4">
                {name} {radius}
              </li>
            ))}
            {Object.entries(boxShadow).map(([name, shadow]) => (
              <li key={name} style={{ boxShadow: shadow }} className="rounded-card bg-surface p-4">
                {name}
              </li>
            ))}
          </ul>
        </Part>
        <Part title="Breakpoints">
          <ul>{facts(theme.screens)}</ul>
        </Part>
        <Part title="Motion">
          <ul>
            {facts({ ...theme.transitionDuration, ...theme.transitionTimingFunction, ...timing })}
          </ul>
        </Part>
      </div>
    </Modal>
  );
}

/** The semantic names of a color. */
const uses = (hex: string) =>
  Object.entries(colors)
    .filter(([, value]) => value === hex)
    .map(([name]) => name)
    .join(', ');

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mt-8 text-small">
      <h3 className="mb-3 text-h4">{title}</h3>
      {children}
    </section>
  );
}
