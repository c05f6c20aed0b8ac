import { firefoxPath, hasWebkit } from '../../scripts/programs.mjs';

/** Stops the tests if Firefox or WebKit is missing, unless MISSING_ENGINES=allowed. */
export default function checkEngines() {
  const missing = [
    ...(firefoxPath() ? [] : ['Firefox (firefox-esr)']),
    ...(hasWebkit() ? [] : ['WebKit (webkit2gtk-driver, xvfb, xauth)']),
  ];
  if (missing.length === 0) return;
  const reason = `Not installed: ${missing.join(', ')}.`;
  if (process.env.MISSING_ENGINES !== 'allowed')
    throw new Error(`${reason} Set MISSING_ENGINES=allowed to pass without.`);
  console.warn(reason);
}
