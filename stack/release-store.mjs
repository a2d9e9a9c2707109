// The folders of releases: `<releases>/<area>/<version>/` never change once they are there; `current.json` beside them
// points to the one that is served: `{ version, before }`, `before` being what it pointed to earlier, newest first.
// A version of null is the build that the installation came with.
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

/** The versions of an area, in the order of their release: `{ version, releasedAt }`. */
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

/** Where a build goes before it is whole; no reader takes a folder of this name. */
export function newBuildFolder(releases, name) {
  const folder = path.join(releases, name, `.building-${randomUUID()}`);
  mkdirSync(folder, { recursive: true });
  return folder;
}

/** Puts a whole build in its place. Fails when the version is there by now, and changes nothing then. */
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
 * Moves the pointer back to what was served before.
 * @returns {{ from: string, to: string | null }}
 * @throws when the installation's own build is served: there is nothing before it
 */
export function pointBack(releases, name) {
  const { version: from, before } = readPointer(releases, name);
  if (from === null) throw new Error(`${name} has no release to go back from.`);
  const [to = null, ...earlier] = before;
  writePointer(releases, name, { version: to, before: earlier });
  return { from, to };
}

/** In one step: a reader sees the pointer before or the pointer after. */
function writePointer(releases, name, pointer) {
  const file = pointerFile(releases, name);
  const aside = `${file}.${randomUUID()}`;
  writeFileSync(aside, `${JSON.stringify(pointer, null, 2)}\n`);
  renameSync(aside, file);
}
