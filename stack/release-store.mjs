// The release folders: `<releases>/<part>/<version>/` never changes once it exists. `current.json` beside them names the
// version that runs: `{ version, before }`, with earlier versions in `before`, newest first. The version null is the
// installed build.
import { randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

export function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    if (error.code === 'ENOENT') return null;
    throw new Error(`${file} cannot be read: ${error.message}`);
  }
}

export const pointerFile = (releases, name) => path.join(releases, name, 'current.json');

export function readPointer(releases, name) {
  return readJson(pointerFile(releases, name)) ?? { version: null, before: [] };
}

/** `3` of `1.2.0+3`. */
const buildNumberOf = (version) => Number(version.split('+')[1]);

/** The builds of a part in order: `{ version, commit, releasedAt }`. */
export function listBuilds(releases, name) {
  return foldersOf(path.join(releases, name))
    .filter((version) => buildNumberOf(version) > 0)
    .map((version) => readJson(path.join(releases, name, version, 'release.json')))
    .sort((one, other) => buildNumberOf(one.version) - buildNumberOf(other.version));
}

/** The version of the next build: the product's, and a number that counts the part's own builds. */
export function nextVersion(releases, name, productVersion) {
  const latest = listBuilds(releases, name).at(-1);
  return `${productVersion}+${latest ? buildNumberOf(latest.version) + 1 : 1}`;
}

function foldersOf(folder) {
  try {
    const entries = readdirSync(folder, { withFileTypes: true });
    return entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
  } catch (error) {
    if (error.code === 'ENOENT') return [];
    throw error;
  }
}

/** Where an unfinished build is written; readers ignore folders with this name. */
export function newBuildFolder(releases, name) {
  const folder = path.join(releases, name, `.building-${randomUUID()}`);
  mkdirSync(folder, { recursive: true });
  return folder;
}

/** Moves a finished build into place. Fails without changes if another release took the number meanwhile. */
export function keepBuild({ releases, name, version, commit, built, releasedAt }) {
  const row = { name, version, commit, releasedAt };
  writeFileSync(path.join(built, 'release.json'), JSON.stringify(row, null, 2));
  try {
    renameSync(built, path.join(releases, name, version));
  } catch (error) {
    if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error;
    throw new Error(`Another release of ${name} made ${version} meanwhile. Release again.`);
  }
}

export function pointTo(releases, name, version) {
  const { version: current, before } = readPointer(releases, name);
  writePointer(releases, name, { version, before: [current, ...before] });
}

/**
 * Moves the pointer back to the previous version.
 * @returns {{ from: string, to: string | null }}
 * @throws when the installed build runs: there is nothing before it
 */
export function pointBack(releases, name) {
  const { version: from, before } = readPointer(releases, name);
  if (from === null) throw new Error(`${name} has no release to go back from.`);
  const [to = null, ...earlier] = before;
  writePointer(releases, name, { version: to, before: earlier });
  return { from, to };
}

/** Atomic: a reader sees either the old or the new pointer. */
function writePointer(releases, name, pointer) {
  const file = pointerFile(releases, name);
  const aside = `${file}.${randomUUID()}`;
  writeFileSync(aside, `${JSON.stringify(pointer, null, 2)}\n`);
  renameSync(aside, file);
}
