// The release folders: `<releases>/<area>/<version>/` never changes once it exists. `current.json` beside them names the
// version that is served: `{ version, before }`, with earlier versions in `before`, newest first. The version null is
// the installed build.
import { randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const versionPattern = /^\d{1,9}\.\d{1,9}\.\d{1,9}(-[0-9A-Za-z][0-9A-Za-z.-]{0,30})?$/;

export const isVersion = (text) => versionPattern.test(text);

export function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    if (error.code === 'ENOENT') return null;
    throw new Error(`${file} cannot be read: ${error.message}`);
  }
}

const pointerFile = (releases, name) => path.join(releases, name, 'current.json');

export function readPointer(releases, name) {
  return readJson(pointerFile(releases, name)) ?? { version: null, before: [] };
}

/** The versions of an area in release order: `{ version, releasedAt }`. */
export function listVersions(releases, name) {
  return foldersOf(path.join(releases, name))
    .filter(isVersion)
    .map((version) => readJson(path.join(releases, name, version, 'release.json')))
    .filter((release) => release !== null)
    .sort((one, other) => one.releasedAt.localeCompare(other.releasedAt));
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

/** Moves a finished build into place. Fails without changes if the version exists by now. */
export function keepBuild({ releases, name, version, built, releasedAt }) {
  writeFileSync(path.join(built, 'release.json'), JSON.stringify({ name, version, releasedAt }, null, 2));
  try {
    renameSync(built, path.join(releases, name, version));
  } catch (error) {
    if (error.code === 'ENOTEMPTY' || error.code === 'EEXIST') throw new Error(taken(name, version));
    throw error;
  }
}

export const taken = (name, version) => `${name} ${version} is there already. A release needs a new version.`;

export function pointTo(releases, name, version) {
  const { version: current, before } = readPointer(releases, name);
  writePointer(releases, name, { version, before: [current, ...before] });
}

/**
 * Moves the pointer back to the previous version.
 * @returns {{ from: string, to: string | null }}
 * @throws when the installed build is served: there is nothing before it
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
