import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** Firefox: accessibility always on, no background requests. */
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
/** A silent voice, which reports at once that it has spoken. */
const speech = 'AddModule "dummy" "sd_dummy" ""\nDefaultModule dummy\n';
/** Time in ms to wait for the first word, and the pause after which Orca has finished. */
const firstWord = 4000;
const quiet = 1500;

/** Starts a virtual screen, a window manager and Orca. `open` opens an address in a new Firefox. */
export async function startScreenReader() {
  const home = mkdtempSync(join(tmpdir(), 'screen-reader-'));
  const log = join(home, 'orca.log');
  mkdirSync(join(home, 'run'), { mode: 0o700 });
  mkdirSync(join(home, '.config/speech-dispatcher'), { recursive: true });
  writeFileSync(join(home, '.config/speech-dispatcher/speechd.conf'), speech);
  writeFileSync(log, '');
  const env = {
    ...process.env,
    HOME: home,
    XDG_RUNTIME_DIR: join(home, 'run'),
    GNOME_ACCESSIBILITY: '1',
  };
  const started = [];
  const start = (program, parts, stdio = 'ignore') => {
    const child = spawn(program, parts, { env, stdio });
    started.push(child);
    return child;
  };

  const screen = start(
    'Xvfb',
    ['-displayfd', '3', '-screen', '0', '1440x900x24'],
    ['ignore', 'ignore', 'ignore', 'pipe'],
  );
  env.DISPLAY = `:${String(await new Promise((done) => screen.stdio[3].once('data', done))).trim()}`;
  start('/usr/libexec/at-spi-bus-launcher', ['--launch-immediately']);
  start('openbox', []);
  start('orca', ['--replace', `--debug-file=${log}`]);
  const speaker = listen(log);
  await speaker.until(/Screen reader on/);

  return {
    async open(url) {
      const profile = mkdtempSync(join(home, 'profile-'));
      const lines = Object.entries(preferences).map(
        ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
      );
      writeFileSync(join(profile, 'user.js'), lines.join('\n'));
      speaker.take();
      const browser = start('firefox-esr', ['--no-remote', '--profile', profile, url]);
      await speaker.until(/document web|Finished loading/);
      return visit(env, speaker, browser);
    },
    close() {
      started.reverse().forEach((child) => child.kill());
      rmSync(home, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** An open page: presses keys and collects what Orca says in `transcript`. */
async function visit(env, speaker, browser) {
  const transcript = [];
  const key = (...names) => execFileSync('xdotool', ['key', ...names], { env });
  const said = async (what, ms = quiet) => {
    const words = await speaker.untilQuiet(ms);
    transcript.push(`[${what}]`, ...words);
    return words;
  };
  // Orca starts to read a page when it has loaded; Control stops it.
  await wait(quiet);
  key('Control_L');
  await speaker.untilQuiet(quiet);
  speaker.take();

  return {
    transcript,
    /** Presses a key, once or more; waits until Orca has finished, or has said `until`. */
    async press(name, { times = 1, for: ms, until } = {}) {
      for (let time = 0; time < times; time++) {
        key(name);
        if (until) await speaker.until(until);
        await said(name, ms);
      }
    },
    /** Presses a key until Orca says the words. Throws an error if it never does. */
    async find(name, words, most = 40) {
      const before = [];
      for (let time = 0; time < most; time++) {
        key(name);
        const heard = await speaker.untilQuiet(600);
        before.push(...heard);
        if (!heard.join(' ').includes(words)) continue;
        transcript.push(`[${name}, until "${words}"]`, ...heard);
        return;
      }
      throw new Error(`"${words}" was never said, but: ${before.join(' / ')}`);
    },
    async type(words) {
      execFileSync('xdotool', ['type', '--delay', '40', words], { env });
      await speaker.untilQuiet(quiet);
      transcript.push(`[types ${words}]`);
    },
    /** Reads the whole page from its top. */
    async readAll() {
      key('ctrl+Home');
      await speaker.untilQuiet(quiet);
      key('KP_Add');
      await said('read all', 4000);
    },
    async close() {
      browser.kill();
      await new Promise((done) => browser.once('exit', done));
      await speaker.untilQuiet(quiet);
    },
  };
}

/** Reads what Orca has said from its log. Pieces a few milliseconds apart are one line. */
function listen(log) {
  let read = 0;
  const pieces = () =>
    [
      ...readFileSync(log, 'utf8').matchAll(
        /^(\d+):(\d+):([\d.]+) - SPEECH OUTPUT: '(.*?)'(?:\{.*)?$/gm,
      ),
    ].map(([, hours, minutes, seconds, words]) => ({
      at: (Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds),
      words: words.trim(),
    }));
  const take = () => {
    const fresh = pieces().slice(read);
    read += fresh.length;
    const lines = [];
    let before = -1;
    for (const { at, words } of fresh) {
      if (at - before < 0.012 && lines.length) lines.push(`${lines.pop()}, ${words}`);
      else lines.push(words);
      before = at;
    }
    return lines;
  };
  return {
    take,
    async untilQuiet(ms) {
      const start = Date.now();
      while (pieces().length === read && Date.now() - start < Math.max(firstWord, ms))
        await wait(50);
      let count = pieces().length;
      for (let since = Date.now(); Date.now() - since < ms; await wait(100)) {
        const now = pieces().length;
        if (now !== count) since = Date.now();
        count = now;
      }
      return take();
    },
    async until(pattern, ms = 60_000) {
      for (const start = Date.now(); Date.now() - start < ms; await wait(100))
        if (
          pieces()
            .slice(read)
            .some(({ words }) => pattern.test(words))
        )
          return;
      throw new Error(`Orca did not say ${pattern} in ${ms / 1000} s.`);
    },
  };
}
