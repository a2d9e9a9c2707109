import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');
const defined = new Set(
  [...readFileSync(path.join(root, 'docs/quality.md'), 'utf8').matchAll(/^\| ([TFPW]\d+) \|/gm)].map(
    ([, code]) => code,
  ),
);

/** Specs, benchmarks and documents. */
const files = ['e2e', 'bench', 'docs', 'gateway', 'services', 'libs', 'stack'].flatMap((folder) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /(spec|e2e|bench)\.(tsx?|mjs)$|\.md$/.test(file))
    .filter((file) => !/(^|\/)(node_modules|dist|data)\//.test(file))
    .map((file) => path.join(folder, file)),
);

/** A code as a test, a benchmark or a document names it: `T16: …`, `'P23'`, `(F4)`. */
const named = /(?<=['`(|/ ])[TFPW][1-9]\d?(?=[:'`),.| ])/g;

it('every code that a test, a benchmark or a document names is defined in docs/quality.md', () => {
  const unknown = files.flatMap((file) =>
    [...readFileSync(path.join(root, file), 'utf8').matchAll(named)]
      .filter(([code]) => !defined.has(code))
      .map(([code]) => `${file}: ${code}`),
  );
  expect(defined.size).toBeGreaterThan(90);
  expect(unknown).toEqual([]);
});
