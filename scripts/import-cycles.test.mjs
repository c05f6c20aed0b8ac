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

/** The import cycles that a depth-first walk meets, each as its files in order. */
function cyclesOf(graph) {
  const [done, cycles] = [new Set(), []];
  const walk = (file, path) => {
    if (path.includes(file)) return cycles.push([...path.slice(path.indexOf(file)), file]);
    if (done.has(file)) return;
    for (const next of graph.get(file) ?? []) walk(next, [...path, file]);
    done.add(file);
  };
  for (const file of graph.keys()) walk(file, []);
  return cycles;
}

test('no file imports from itself over others', () => {
  const graph = new Map(files.map((file) => [file, importsOf(file)]));
  expect([...graph.values()].flat().length).toBeGreaterThan(files.length);
  expect(cyclesOf(graph).map((cycle) => cycle.join(' → '))).toEqual([]);
});
