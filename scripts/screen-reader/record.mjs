/**
 * Plays the journeys of journeys.mjs in Firefox with the screen reader Orca, on a virtual screen, and
 * writes what Orca says to docs/screen-reader-transcript.md. For Linux; reads the export in out/.
 * docs/accessibility.md lists the packages it needs.
 *
 *   npm run screen-reader            all journeys
 *   npm run screen-reader -- home    only those whose name contains the word, to the console
 */
import { execFileSync, spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { serveFolder } from '../static-server.mjs';
import { journeys } from './journeys.mjs';
import { startScreenReader } from './screen-reader.mjs';

const inside = process.env.SCREEN_READER_SESSION;
if (!inside) {
  // Run again in a new D-Bus session, through which Orca finds the browser.
  const session = spawn('dbus-run-session', ['--', process.execPath, ...process.argv.slice(1)], {
    stdio: 'inherit',
    env: { ...process.env, SCREEN_READER_SESSION: '1' },
  });
  session.on('exit', (code) => process.exit(code ?? 1));
} else await record(process.argv[2]);

async function record(only) {
  const version = (program) =>
    execFileSync(program, ['--version'], { encoding: 'utf8' }).trim().split('\n').at(-1);
  const { address, close } = await serveFolder({ root: 'out' });
  const reader = await startScreenReader();
  const parts = [];
  try {
    for (const { name, path, play } of journeys) {
      if (only && !name.toLowerCase().includes(only)) continue;
      console.log(name);
      const visit = await reader.open(address + path);
      await play(visit);
      parts.push(`## ${name}\n\n\`\`\`text\n${visit.transcript.join('\n')}\n\`\`\`\n`);
      await visit.close();
    }
  } finally {
    reader.close();
    close();
  }
  if (only) return console.log(parts.join('\n'));
  const date = new Date().toISOString().slice(0, 10);
  writeFileSync(
    'docs/screen-reader-transcript.md',
    `# What a screen reader says

Recorded on ${date} with Orca ${version('orca')} and ${version('firefox-esr')} by \`npm run screen-reader\`.
The keys that were pressed are in brackets; each line below them is one utterance.

${parts.join('\n')}`,
  );
}
