// npm run release -- mfe-quotes    builds that area or service alone, from these sources, and has it run
// npm run rollback -- mfe-quotes   goes back to the build that ran before
// npm run releases                 lists all builds
// Each takes `--data <folder>` of an installation that has its data elsewhere.
import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { productVersion } from '../libs/federation/shared.mjs';
import { findCommit } from '../libs/service-kit/product-build.mjs';
import { buildArea, buildService } from './build-part.mjs';
import { areas, services } from './packages.mjs';
import {
  keepBuild,
  listBuilds,
  newBuildFolder,
  nextVersion,
  pointBack,
  pointTo,
  readPointer,
} from './release-store.mjs';
import { root } from './steps.mjs';

const commands = { release, rollback, releases: printReleases };
const ownBuild = 'the installation’s own build';

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { data: { type: 'string', default: path.join(root, '.data') } },
  });
  const [command, ...names] = positionals;
  const releases = path.resolve(process.env.RELEASES_DIR ?? path.join(values.data, 'releases'));
  await commands[command](releases, names, values.data);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}

async function release(releases, names, dataDir) {
  const name = onePart(names);
  const commit = await findCommit();
  const version = nextVersion(releases, name, productVersion);
  const built = newBuildFolder(releases, name);
  try {
    console.log(`Building ${name} ${version} …`);
    const build = services.includes(name) ? buildService : buildArea;
    build({ name, version, commit, output: built });
    keepBuild({ releases, name, version, commit, built, releasedAt: new Date().toISOString() });
  } finally {
    rmSync(built, { recursive: true, force: true });
  }
  pointTo(releases, name, version);
  console.log(`${name} ${version} is released. To go back: npm run rollback -- ${name}`);
  sayWhenItRuns(name, dataDir);
}

function rollback(releases, names, dataDir) {
  const name = onePart(names);
  const { from, to } = pointBack(releases, name);
  console.log(`${name}: back from ${from} to ${to ?? ownBuild}.`);
  sayWhenItRuns(name, dataDir);
}

/** A service is a process that the supervisor replaces; in one process with all others it cannot be. */
function sayWhenItRuns(name, dataDir) {
  if (!services.includes(name) || existsSync(path.join(dataDir, 'parts.json'))) return;
  console.log(
    'It runs from the next `npm start -- --split` on; without --split all services are the installed ones.',
  );
}

function printReleases(releases) {
  for (const name of [...areas, ...services]) {
    const current = readPointer(releases, name).version;
    const mark = (version) => (version === current ? '  current' : '');
    console.log(line(name, productVersion, ownBuild, '', mark(null)));
    for (const { version, releasedAt, commit } of listBuilds(releases, name)) {
      console.log(line(name, version, releasedAt, commit ?? '', mark(version)));
    }
  }
}

function line(name, version, when, commit, mark) {
  return `${name.padEnd(14)}${version.padEnd(16)}${when.padEnd(30)}${commit.padEnd(16)}${mark}`.trimEnd();
}

function onePart(names) {
  const [name] = names;
  if (names.length === 1 && [...areas, ...services].includes(name)) return name;
  throw new Error(`Give the name of one area or service: ${[...areas, ...services].join(', ')}.`);
}
