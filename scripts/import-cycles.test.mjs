/** @jest-environment node */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const files = ['app', 'components', 'content', 'styles']
  .flatMap((folder) => readdirSync(folder, { recursive: true }).map((file) => join(folder, file)))
  .filter((file) => /\.tsx?$/.test(file));

/** The files that a file imports from, types included, but not with import(). */
const importsOf = (file) =>
  [...readFileSync(file, 'utf8').matchAll(/\bfrom '([.@]\.?\/[^'?]+)/g)]
    .map(([, name]) => (name.startsWith('@/') ? name.slice(2) : join(dirname(file), name)))
    .flatMap((path) => ['', '.ts', '.tsx'].map((end) => path + end).find(isFile) ?? []);
const isFile = (path) => /\.tsx?$/.test(path) && existsSync(path);

test('no file imports from itself over others', () => {
  const graph = new Map(files.map((file) => [file, importsOf(file)]));
  expect([...graph.values()].flat().length).toBeGreaterThan(files.length);
  // Each file goes once all that it imports is gone, so what stays is in a cycle or imports from one.
  for (let done; done?.length !== 0;) {
    done = [...graph].filter(([, imports]) => !imports.some((name) => graph.has(name)));
    for (const [name] of done) graph.delete(name);
  }
  expect([...graph.keys()]).toEqual([]);
});
