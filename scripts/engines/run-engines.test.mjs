/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';

jest.setTimeout(60_000);

/** Runs it where nothing but Node is on the path; nothing can be installed without apt-get either. */
function runBare(...options) {
  const folder = mkdtempSync(`${tmpdir()}/engines-`);
  symlinkSync(process.execPath, `${folder}/node`);
  const script = `process.getuid = () => 1000; process.argv.push('run-engines', ...${JSON.stringify(options)}); import('./scripts/engines/run-engines.mjs')`;
  return spawnSync(process.execPath, ['-e', script], {
    encoding: 'utf8',
    env: { PATH: folder },
  });
}

describe('run-engines', () => {
  it('names what is missing and goes on', () => {
    const { status, stderr } = runBare('firefox');
    expect(stderr).toContain('do not run in firefox: install firefox-esr');
    expect(stderr).not.toContain('webkit');
    expect(status).toBe(0);
  });

  it('fails when every engine is asked for', () => {
    const { status, stderr } = runBare('--strict');
    expect(stderr).toContain('firefox-esr');
    expect(stderr).toMatch(/webkit: install .*xvfb/);
    expect(status).toBe(1);
  });
});
