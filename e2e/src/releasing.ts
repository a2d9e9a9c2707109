import { execFile, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { site, until } from './product.js';

const root = path.resolve(import.meta.dirname, '../..');
const run = promisify(execFile);

/** The release folder of the product under test. */
export const releasesDir = path.join(String(process.env.E2E_DATA), 'releases');

const { version: ownVersion } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));

/** The product's version in these sources. */
export const productVersion: string = ownVersion;

const environment = (version: string) => ({
  ...process.env,
  NODE_ENV: 'production',
  RELEASES_DIR: releasesDir,
  PRODUCT_VERSION: version,
});

interface Running {
  /** Of the product, in place of the repository's. */
  version?: string;
  /** The data folder of a product of the test's own. */
  dataDir?: string;
}

/**
 * Runs `npm run release`, `rollback` or `releases`.
 * @returns its output
 * @throws with its error output
 */
export async function npmRun(command: string, args: string[] = [], running: Running = {}): Promise<string> {
  const { version = productVersion, dataDir } = running;
  const options = dataDir === undefined ? [] : ['--data', dataDir];
  const { RELEASES_DIR, ...env } = environment(version);
  const { stdout } = await run('npm', ['run', '--silent', command, '--', ...args, ...options], {
    cwd: root,
    env: dataDir === undefined ? { ...env, RELEASES_DIR } : env,
  });
  return stdout;
}

/** @returns the version that it got */
export async function release(name: string, running?: Running): Promise<string> {
  const output = await npmRun('release', [name], running);
  return new RegExp(`^${name} (\\S+) is released`, 'm').exec(output)?.[1] ?? output;
}

/** Builds that tests of this file have made, by area and purpose. */
const builds = path.join(root, '.data/e2e-builds');

export const forgetBuilds = () => rmSync(builds, { recursive: true, force: true });

/**
 * For tests that need some release: one of the same area and purpose is built once, and served again from then on.
 * @returns its version
 */
export async function serveRelease(
  name: string,
  purpose = 'some',
  make: () => Promise<string> = () => release(name),
): Promise<string> {
  const kept = path.join(builds, name, purpose);
  if (!existsSync(kept)) {
    const version = await make();
    cpSync(path.join(releasesDir, name, version), kept, { recursive: true });
    return version;
  }
  const { version } = JSON.parse(readFileSync(path.join(kept, 'remote.json'), 'utf8'));
  cpSync(kept, path.join(releasesDir, name, version), { recursive: true });
  serve(name, version);
  return version;
}

function serve(name: string, version: string): void {
  writeFileSync(path.join(releasesDir, name, 'current.json'), JSON.stringify({ version, before: [null] }));
}

type Edit = (text: string) => string;

/**
 * Serves an area with changed sources: each function gets the text of the file at its path within the area. The command
 * itself would refuse a version that does not fit the shell.
 */
export async function releaseChanged(
  name: string,
  version: string,
  change: Record<string, Edit> = {},
): Promise<string> {
  const copy = path.join(root, '.data/e2e-changed', name);
  rmSync(copy, { recursive: true, force: true });
  cpSync(path.join(root, name), copy, {
    recursive: true,
    filter: (file) => !/[\\/](dist|node_modules)$/.test(file),
  });
  for (const [file, edit] of Object.entries(change)) {
    const target = path.join(copy, file);
    writeFileSync(target, edit(readFileSync(target, 'utf8')));
  }
  const output = path.join(releasesDir, name, version);
  await run(process.execPath, [path.join(root, 'libs/federation/build.mjs')], {
    cwd: copy,
    env: {
      ...environment(productVersion),
      RELEASE_NAME: name,
      RELEASE_VERSION: version,
      RELEASE_OUTPUT: output,
    },
  });
  serve(name, version);
  rmSync(copy, { recursive: true, force: true });
  return version;
}

/** Kills a release while it builds. */
export async function killRelease(name: string): Promise<void> {
  const child = spawn(process.execPath, ['stack/release.mjs', 'release', name], {
    cwd: root,
    env: environment(productVersion),
    stdio: 'ignore',
    detached: true,
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  await until('the build to start', async () =>
    namesIn(path.join(releasesDir, name)).some((one) => one.startsWith('.building-')),
  );
  // Kill the process group: the build runs in a separate process.
  if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
  await ended;
}

const namesIn = (folder: string) => (existsSync(folder) ? readdirSync(folder) : []);

/** Restores the installed builds for the tests that follow. */
export function forgetReleases(): void {
  rmSync(releasesDir, { recursive: true, force: true });
}

/** Builds the shell of another version of the product into `folder`. */
export async function buildShell(folder: string, version: string): Promise<void> {
  await run(process.execPath, ['../libs/federation/build.mjs'], {
    cwd: path.join(root, 'shell'),
    env: { ...environment(version), RELEASE_NAME: 'shell', RELEASE_OUTPUT: folder },
  });
}

/** A checksum of every file in the build and release folders, by path. */
export function sumsOfAll(): Record<string, string> {
  const builds = ['shell', ...namesIn(root).filter((name) => name.startsWith('mfe-'))];
  const folders = [...builds.map((name) => path.join(root, name, 'dist')), releasesDir];
  return Object.fromEntries(folders.flatMap(filesBelow).map((file) => [file, sumOf(file)]));
}

function filesBelow(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const full = path.join(folder, entry.name);
    return entry.isDirectory() ? filesBelow(full) : [full];
  });
}

const sumOf = (file: string) => createHash('sha256').update(readFileSync(file)).digest('hex');

export interface Row {
  name: string;
  version: string;
  entry: string;
}

/** An area's row in the manifest that the gateway currently serves. */
export async function served(name: string): Promise<Row> {
  const { remotes } = (await (await fetch(`${site}/remotes.json`)).json()) as { remotes: Row[] };
  const row = remotes.find((one) => one.name === name);
  if (!row) throw new Error(`${name} is not served.`);
  return row;
}
