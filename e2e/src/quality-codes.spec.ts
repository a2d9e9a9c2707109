import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

const threats = [...read('docs/security/threats.md').matchAll(/^\| (T\d+) \|.*\| ([^|]+) \|$/gm)].map(
  ([, code = '', tests = '']) => ({ code, tests: tests.split(' ').map((test) => test.slice(1, -1)) }),
);
const others = [...read('docs/quality.md').matchAll(/^\| ([FIPW]\d+) \|/gm)].map(([, code = '']) => code);
const defined = [...threats.map(({ code }) => code), ...others];

/** Specs, benchmarks and documents. */
const files = ['e2e', 'bench', 'docs', 'gateway', 'services', 'libs', 'stack'].flatMap((folder) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /(spec|e2e|bench|long)\.(tsx?|mjs)$|\.md$/.test(file))
    .filter((file) => !/(^|\/)(node_modules|dist|data)\//.test(file))
    .map((file) => path.join(folder, file)),
);

/** A code as a test, a benchmark or a document names it: `T16: …`, `'P23'`, `(F4)`. */
const named = /(?<=['`(|/ ])[TFIPW][1-9]\d?(?=[:'`),.| ])/g;

it('every code that a test, a benchmark or a document names is defined once, in docs/quality.md or docs/security/threats.md', () => {
  const unknown = files.flatMap((file) =>
    [...read(file).matchAll(named)]
      .filter(([code]) => !defined.includes(code))
      .map(([code]) => `${file}: ${code}`),
  );
  expect(defined.length).toBeGreaterThan(100);
  expect(defined.filter((code, at) => defined.indexOf(code) !== at)).toEqual([]);
  expect(unknown).toEqual([]);
});

it('every threat names tests, which exist and say its code', () => {
  const wrong = threats.flatMap(({ code, tests }) =>
    tests
      .filter((test) => !existsSync(path.join(root, test)) || !new RegExp(`\\b${code}\\b`).test(read(test)))
      .map((test) => `${code}: ${test}`),
  );
  expect(threats).toHaveLength(39);
  expect(wrong).toEqual([]);
});
