import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';

/** Firefox: accessibility always on, no welcome page, no background requests. */
const preferences = {
  'accessibility.force_disabled': -1,
  'app.update.enabled': false,
  'browser.aboutwelcome.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.homepage_override.mstone': 'ignore',
  'datareporting.policy.dataSubmissionEnabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': 'data:,',
};
/** Orca has finished when its log has been still for so many ms. */
const pause = 1000;
const timeout = 30_000;

/** Starts a window manager and Orca. `open` opens an address in a new Firefox whose window is so many px wide. */
export async function startScreenReader() {
  if (spawnSync('pgrep', ['-u', String(process.getuid()), '-x', 'orca']).status === 0)
    throw new Error('Orca is already running, and a user can run only one.');
  const home = mkdtempSync(join(tmpdir(), 'screen-reader-'));
  // No speech server runs at this address, so Orca only writes to its log, without waiting.
  const env = { ...process.env, HOME: home, SPEECHD_ADDRESS: 'inet_socket:127.0.0.1:1' };
  const started = [];
  const start = (program, ...parts) => {
    const child = spawn(program, parts, { env, stdio: ['pipe', 'pipe', 'ignore'] });
    started.push(child);
    return child;
  };
  start('openbox');
  // Orca holds back the last lines of a log that is not a terminal. For braille it would wait for
  // any server on port 4101.
  const orca = 'orca --disable=braille --debug-file=/dev/tty';
  const speaker = listen(start('script', '-qec', orca, '/dev/null').stdout);
  await speaker.hear('Screen reader on');

  return {
    async open(url, width = 1280) {
      const profile = mkdtempSync(join(home, 'profile-'));
      const lines = Object.entries(preferences).map(
        ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
      );
      writeFileSync(join(profile, 'user.js'), lines.join('\n'));
      const browser = start(
        'firefox-esr',
        ...['--no-remote', '--profile', profile, '--width', String(width), '--height', '860', url],
      );
      await speaker.hear('Finished loading');
      return visit((...parts) => execFileSync('xdotool', parts, { env }), speaker, browser);
    },
    close() {
      started.reverse().forEach((child) => child.kill());
      rmSync(home, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** An open page: does the steps of journeys.mjs and collects what Orca says in `transcript`. */
function visit(xdotool, speaker, browser) {
  const transcript = [];
  const press = (key, words) => speaker.hear(words, () => xdotool('key', key));
  return {
    transcript,
    /** Presses a key, once or more; each time, waits until Orca has said the words. */
    async press(key, words, times = 1) {
      for (let time = 0; time < times; time++)
        transcript.push(`[${key}]`, ...(await press(key, words)));
    },
    /** Presses a key until Orca says the words. Throws an error if it never does. */
    async find(key, words) {
      const before = [];
      for (let time = 0; time < 40; time++) {
        const heard = await press(key);
        before.push(...heard);
        if (!heard.join(' ').includes(words)) continue;
        transcript.push(`[${key}, until "${words}"]`, ...heard);
        return;
      }
      throw new Error(`"${words}" was never said, but: ${before.join(' / ')}`);
    },
    async type(_, words) {
      await speaker.hear('', () => xdotool('type', words));
      transcript.push(`[types ${words}]`);
    },
    /** Reads to the end of the page: all of it, or on from where the reader is. */
    async read(how) {
      if (how === 'all') await press('ctrl+Home');
      transcript.push('[read all]', ...(await press('KP_Add', 'All rights reserved')));
    },
    close: () => browser.kill(),
  };
}

/** Reads Orca's log. Words that Orca says for one line of the page, or for one event, are one line. */
function listen(log) {
  let said = [];
  let isNew = true;
  let last = 0;
  createInterface({ input: log }).on('line', (line) => {
    last = Date.now();
    const words = /- SPEECH OUTPUT: '(.*?)'(?: voice=\w+)?(?:\{.*)?$/.exec(line)?.[1].trim();
    if (words) {
      said.push(isNew ? words : `${said.pop()}, ${words}`);
      isNew = false;
    } else if (/Generating speech contents|^vvvvv PROCESS/.test(line)) isNew = true;
  });
  return {
    /** Waits until Orca has said the words after an action and has finished; returns what it said. */
    async hear(words = '', act = () => {}) {
      said = [];
      const start = Date.now();
      last = start + 1;
      act();
      while (last <= start + 1 || Date.now() - last < pause || !said.join(' ').includes(words)) {
        if (Date.now() - start > timeout)
          throw new Error(`Orca did not say "${words}", but: ${said.join(' / ')}`);
        await wait(50);
      }
      return said;
    },
  };
}
