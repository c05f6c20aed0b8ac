/**
 * Plays the journeys of journeys.mjs in Firefox with the screen reader Orca and writes what Orca says
 * to .export/screen-reader.md. For Linux; reads the export in out/. docs/accessibility.md
 * lists the packages it needs. package.json starts it on a virtual screen and in a D-Bus session,
 * through which Orca finds the browser.
 *
 *   npm run screen-reader            records all journeys
 *   npm run screen-reader -- home    only those whose name contains the word
 */
import { execFileSync } from 'node:child_process';
import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { serveFolder } from '../../scripts/static-server.mjs';
import { journeys } from './journeys.mjs';
import { startScreenReader } from './screen-reader.mjs';

const file = '.export/screen-reader.md';
const only = process.argv[2]?.toLowerCase() ?? '';
const version = (program) =>
  execFileSync(program, ['--version'], { encoding: 'utf8' }).trim().split('\n').at(-1);
const header = `# What a screen reader says

Recorded on ${new Date().toISOString().slice(0, 10)} with Orca ${version('orca')} and ${version('firefox-esr')} by \`npm run screen-reader\`.
The keys that were pressed are in brackets; each line below them is one utterance.
`;
mkdirSync('.export', { recursive: true });
writeFileSync(file, header);

const { address, close } = await serveFolder({ root: 'out' });
const reader = await startScreenReader();
try {
  for (const [name, [page, ...steps]] of Object.entries(journeys)) {
    if (!name.toLowerCase().includes(only)) continue;
    console.log(name);
    const [path, width] = page.split(' ');
    const visit = await reader.open(address + path, width);
    try {
      for (const step of steps) {
        const [, action, key, times, words] = /^(\w+)(?: (\S+?))?(?: ×(\d+))?(?:: (.+))?$/.exec(
          step,
        );
        await visit[action](key, words, times);
      }
    } catch (error) {
      console.error(visit.transcript.join('\n'));
      throw error;
    }
    appendFileSync(file, `\n## ${name}\n\n\`\`\`text\n${visit.transcript.join('\n')}\n\`\`\`\n`);
    visit.close();
  }
} finally {
  reader.close();
  close();
}
