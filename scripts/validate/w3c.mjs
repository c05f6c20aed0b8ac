import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const jar = 'node_modules/vnu-jar/build/dist/vnu.jar';

/** Warnings that say nothing about the pages. */
const beside = [
  // Read from disk, a page has no address that 'self' could stand for, and the validator does not
  // know digests of scripts. The journeys prove the policy in a browser, with an empty console.
  { message: /violates Content Security Policy/ },
  // 404.html holds an empty main: an unknown address shows no page content (SPEC section 2).
  { message: /none of them has a computed heading level of 1/, file: /\/404\.html$/ },
];

/**
 * Reads every file with the W3C's validator (vnu), which is a Java program.
 *
 * @param {string[]} files
 * @returns {string[] | undefined} what is wrong, a line each; undefined where there is no Java
 */
export function w3c(files) {
  if (!existsSync(jar) || spawnSync('java', ['-version']).status !== 0) return undefined;
  const { stderr } = spawnSync(
    'java',
    ['-jar', jar, '--format', 'json', '--exit-zero-always', ...files],
    { encoding: 'utf8', maxBuffer: 2 ** 26 },
  );
  return serious(JSON.parse(stderr).messages);
}

/**
 * Errors and warnings without those that are beside the point. Notes, such as the one on React's
 * slash in <br/>, are left out.
 *
 * @param {{ type: string, subType?: string, url?: string, lastLine?: number, message: string }[]} messages
 */
export function serious(messages) {
  return messages
    .filter(({ type, subType }) => type !== 'info' || subType === 'warning')
    .filter(
      ({ message, url = '' }) =>
        !beside.some((known) => known.message.test(message) && (known.file?.test(url) ?? true)),
    )
    .map(({ url, lastLine, message }) => `${url}:${lastLine ?? 1} ${message}`);
}
