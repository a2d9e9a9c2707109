import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { faultsOf, variableOf } from '@overland/service-kit';
import { configurePage, others, type RefusedBy, readers } from './testing/containers/configure-page.js';
import { productionEnv } from './testing/containers/make-env.js';
import { read, root } from './testing/containers/sources.js';

const page = path.join(root, 'docs/operations/configure.md');

const refusedBy: RefusedBy = ({ configs }, env) =>
  faultsOf(configs, env).map((fault) => fault.replace(/:.*/s, ''));

const fields = readers.flatMap(({ configs }) => configs.flatMap(({ shape }) => Object.entries(shape)));

it('docs/operations/configure.md names every variable, as the code reads it', () => {
  const expected = configurePage(productionEnv(), refusedBy);
  if (process.env.WRITE_DOCS) writeFileSync(page, expected);
  expect(readFileSync(page, 'utf8')).toBe(expected);
});

it('every variable says what it is', () => {
  expect(fields.filter(([, field]) => !variableOf(field)?.what).map(([name]) => name)).toEqual([]);
});

/** Set by a process of ours for one that it starts, or the system's own. */
const internal = ['FONTCONFIG_PATH', 'LD_LIBRARY_PATH', 'PATH', 'OWNER_URL'];

it('no source reads a variable that is not on the page', () => {
  const folders = [
    'gateway/src',
    'services',
    'libs/service-kit/src',
    'libs/documents/src',
    'libs/embedded-chromium/src',
  ];
  const files = [...folders, 'libs/embedded-postgres/src', 'stack/src'].flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
      path.join(folder, file),
    ),
  );
  const sources = files.filter(
    (file) => /\.ts$/.test(file) && !/spec\.ts$|testing|\/dist\/|node_modules/.test(file),
  );
  const named = sources.flatMap((file) => {
    const uses = read(file).matchAll(/\benv\.([A-Z][A-Z\d_]+)|requiredVariable\('([A-Z\d_]+)'/g);
    return [...uses].map(([, direct, required]) => direct ?? required ?? '');
  });
  const known = new Set([...fields.map(([name]) => name), ...Object.keys(others), ...internal]);
  expect([...new Set(named)].filter((name) => !known.has(name))).toEqual([]);
});
