// npm run release -- mfe-quotes [--version 1.0.1]    builds and serves only that area
// npm run rollback -- mfe-quotes                     serves the previous release again
// npm run releases                                   lists all releases
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import {
  isVersion,
  keepBuild,
  listVersions,
  newBuildFolder,
  pointBack,
  pointTo,
  readJson,
  readPointer,
  taken,
} from './release-store.mjs';
import { root } from './steps.mjs';

const commands = { release, rollback, releases: printReleases };
const ownBuild = 'the installation’s own build';

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { version: { type: 'string' }, data: { type: 'string', default: path.join(root, '.data') } },
  });
  const [command, ...names] = positionals;
  const folder = path.resolve(process.env.RELEASES_DIR ?? path.join(values.data, 'releases'));
  commands[command](folder, names, values);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}

function release(folder, names, { version: chosen }) {
  const name = oneArea(names);
  const version = chosen ?? nextVersion(folder, name);
  requireNewVersion(folder, name, version);
  const built = newBuildFolder(folder, name);
  try {
    console.log(`Building ${name} ${version} …`);
    buildArea({ name, version, output: built });
    keepBuild({ releases: folder, name, version, built, releasedAt: new Date().toISOString() });
  } finally {
    rmSync(built, { recursive: true, force: true });
  }
  pointTo(folder, name, version);
  console.log(`${name} ${version} is now served. To go back: npm run rollback -- ${name}`);
}

function rollback(folder, names) {
  const name = oneArea(names);
  const { from, to } = pointBack(folder, name);
  console.log(`${name}: ${to ?? ownBuild} is served again in place of ${from}.`);
}

function printReleases(folder) {
  for (const name of areas()) {
    const current = readPointer(folder, name).version;
    const mark = (version) => (version === current ? '  current' : '');
    const own = ownVersion(name);
    console.log(line(name, own ?? '-', own ? ownBuild : 'not built', mark(null)));
    for (const { version, releasedAt } of listVersions(folder, name)) {
      console.log(line(name, version, releasedAt, mark(version)));
    }
  }
}

function line(name, version, when, mark) {
  return `${name.padEnd(14)}${version.padEnd(16)}${when.padEnd(30)}${mark}`.trimEnd();
}

function areas() {
  return readdirSync(root)
    .filter((name) => name.startsWith('mfe-') && existsSync(path.join(root, name, 'webpack.config.mjs')))
    .sort();
}

function oneArea(names) {
  const [name] = names;
  if (names.length === 1 && areas().includes(name)) return name;
  throw new Error(`Give the name of one area: ${areas().join(', ')}.`);
}

/** The version of the installed build. */
function ownVersion(name) {
  return readJson(path.join(root, name, 'dist/remote.json'))?.version ?? null;
}

function requireNewVersion(folder, name, version) {
  if (!isVersion(version)) throw new Error(`A version is three numbers such as 1.0.1, not "${version}".`);
  if (version === ownVersion(name) || existsSync(path.join(folder, name, version))) {
    throw new Error(taken(name, version));
  }
}

/** The package's version if it is not released yet, else the one after the highest. */
function nextVersion(folder, name) {
  const declared = readJson(path.join(root, name, 'package.json')).version;
  const known = [ownVersion(name), ...listVersions(folder, name).map(({ version }) => version)];
  if (!known.includes(declared)) return declared;
  const [major, minor, patch] = [...known, declared]
    .filter((version) => version !== null)
    .map((version) => version.split(/[.-]/, 3).map(Number))
    .sort((one, other) => one[0] - other[0] || one[1] - other[1] || one[2] - other[2])
    .at(-1);
  return `${major}.${minor}.${patch + 1}`;
}

function buildArea({ name, version, output }) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['../libs/federation/build.mjs'], {
    cwd: path.join(root, name),
    encoding: 'utf8',
    env: { ...process.env, RELEASE_NAME: name, RELEASE_VERSION: version, RELEASE_OUTPUT: output },
  });
  if (status !== 0 || !existsSync(path.join(output, 'remote.json'))) {
    throw new Error(`${stdout}${stderr}\n${name} ${version} was not released: its build failed.`);
  }
}
