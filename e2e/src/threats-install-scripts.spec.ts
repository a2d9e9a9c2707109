import { readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

interface Lock {
  packages: Record<string, { hasInstallScript?: boolean }>;
}

describe('T34: the install scripts of packages', () => {
  const { allowScripts }: { allowScripts: Record<string, boolean> } = JSON.parse(read('package.json'));

  it('do not run, whatever the version of npm', () => {
    expect(read('.npmrc').split('\n')).toContain('ignore-scripts=true');
    expect(Object.values(allowScripts)).not.toContain(true);
  });

  it('are reviewed: a package that brings one is named', () => {
    const found = ['package-lock.json', 'bench/package-lock.json'].flatMap((file) => {
      const { packages }: Lock = JSON.parse(read(file));
      const places = Object.keys(packages).filter((place) => packages[place]?.hasInstallScript);
      return places.map((place) => place.split('node_modules/').at(-1));
    });
    expect(Object.keys(allowScripts).sort()).toEqual(expect.arrayContaining(found));
  });
});
