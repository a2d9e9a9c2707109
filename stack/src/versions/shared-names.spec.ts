import { runsIn } from '@overland/federation';
import { productVersion } from '@overland/federation/shared';
import { readHistory } from './history.js';
import { lostNames, type SharedNames, sharedNames } from './shared-names.js';

const before = { '@overland/ui': ['Chip', 'useScheme'], '@overland/ui/forms': ['TextField'] };

it.each([
  [
    'a name that is gone',
    { ...before, '@overland/ui': ['Chip'] },
    ['@overland/ui has no useScheme any more, and areas of 1.0.0 may import it.'],
  ],
  [
    'an entry that is gone',
    { '@overland/ui': before['@overland/ui'] },
    ['@overland/ui/forms is not shared any more, and areas of 1.0.0 take it from the shell.'],
  ],
  [
    'a name and an entry more',
    { ...before, '@overland/ui': ['Card', 'Chip', 'useScheme'], '@overland/web': ['api'] },
    [],
  ],
])('says of %s what areas of the release would lack', (_what, now, sentences) => {
  expect(lostNames('1.0.0', before, now)).toEqual(sentences);
});

const now = sharedNames();

it('finds the names of each entry, without types, also through files that are passed on as a whole', () => {
  expect(areNamed(now)).toBe(true);
  expect(now['@overland/ui']).toEqual(expect.arrayContaining(['StatusChip', 'styled', 'Button']));
  expect(now['@overland/ui']).not.toContain('ChipTone');
  expect(now['@overland/ui/form-dialog']).toEqual(['FormDialog', 'useDiscardQuestion']);
});

describe('the shell of this release', () => {
  const releases = readHistory().filter(({ contract }) => contract);
  const older = releases.filter(({ version }) => runsIn(version, productVersion));

  it('knows what every release shared', () => {
    const unknown = releases.filter(({ shared }) => !shared || !areNamed(shared));
    expect(unknown.map(({ version }) => `libs/contracts/history/${version}/shared.json`)).toEqual([]);
    expect(older).not.toEqual([]);
  });

  it('shares every name that areas of its major version may import', () => {
    expect(older.flatMap(({ version, shared }) => lostNames(version, shared ?? {}, now))).toEqual([]);
  });
});

function areNamed(shared: SharedNames): boolean {
  const entries = Object.values(shared);
  return entries.length > 0 && entries.every((names) => names.length > 0);
}
