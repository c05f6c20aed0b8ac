import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';

const files = {
  'app/layout.js':
    "export const metadata = { title: 'Empty', description: 'An empty export.' };\n" +
    'export default function Layout({ children }) { return <html lang="en"><body>{children}</body></html>; }\n',
  'app/page.js':
    "'use client';\nexport default function Page() { return <main><h1>Empty</h1></main>; }\n",
  'next.config.mjs':
    "import { fileURLToPath } from 'node:url';\n" +
    "const root = fileURLToPath(new URL('../..', import.meta.url));\n" +
    "export default { output: 'export', trailingSlash: true, turbopack: { root } };\n",
};

/**
 * Builds an empty export with the same Next: one client page, nothing else. What it loads is the
 * floor of the stack.
 *
 * @param {'webpack' | 'turbopack'} bundler
 * @returns {string} the folder of the export
 */
export function buildEmptyExport(bundler) {
  const folder = `.measure/empty-${bundler}`;
  rmSync(folder, { recursive: true, force: true });
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(`${folder}/${name}`.replace(/\/[^/]+$/, ''), { recursive: true });
    writeFileSync(`${folder}/${name}`, text);
  }
  execFileSync('npx', ['next', 'build', `--${bundler}`], { cwd: folder, stdio: 'ignore' });
  execFileSync('node', ['scripts/compress.mjs', `${folder}/out`], { stdio: 'ignore' });
  return `${folder}/out`;
}
