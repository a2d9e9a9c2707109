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

const environment = (versions: Record<string, string>) => ({
  ...process.env,
  NODE_ENV: 'production',
  RELEASES_DIR: releasesDir,
  SHARED_VERSIONS: JSON.stringify(versions),
});

/**
 * Runs `npm run release`, `rollback` or `releases`.
 * @param versions of shared libraries, in place of the repository's
 * @returns its output
 * @throws with its error output
 */
export async function npmRun(command: string, args: string[] = [], versions: Record<string, string> = {}) {
  const given = ['run', '--silent', command, '--', ...args];
  const { stdout } = await run('npm', given, { cwd: root, env: environment(versions) });
  return stdout;
}

export const release = (name: string, version: string, versions: Record<string, string> = {}) =>
  npmRun('release', [name, '--version', version], versions);

/** Builds that tests of this file have made, by area and version. */
const builds = path.join(root, '.data/e2e-builds');
rmSync(builds, { recursive: true, force: true });

/** For tests that need some release: one of the same area and version is built once, and served again from then on. */
export async function serveRelease(
  name: string,
  version: string,
  make: () => Promise<unknown> = () => release(name, version),
) {
  const [kept, place] = [path.join(builds, name, version), path.join(releasesDir, name, version)];
  if (!existsSync(kept)) {
    await make();
    cpSync(place, kept, { recursive: true });
    return;
  }
  cpSync(kept, place, { recursive: true });
  serve(name, version);
}

function serve(name: string, version: string): void {
  writeFileSync(path.join(releasesDir, name, 'current.json'), JSON.stringify({ version, before: [null] }));
}

/** Releases an area with changed sources: each function gets the text of the file at its path within the area. */
export async function releaseChanged(
  name: string,
  version: string,
  change: Record<string, (text: string) => string>,
): Promise<void> {
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
    env: { ...environment({}), RELEASE_NAME: name, RELEASE_VERSION: version, RELEASE_OUTPUT: output },
  });
  serve(name, version);
  rmSync(copy, { recursive: true, force: true });
}

/** Kills a release while it builds. */
export async function killRelease(name: string, version: string): Promise<void> {
  const args = ['stack/release.mjs', 'release', name, '--version', version];
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: environment({}),
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

/** Builds the shell with other versions of the shared libraries into `folder`. */
export async function buildShell(folder: string, versions: Record<string, string>): Promise<void> {
  await run(process.execPath, ['../libs/federation/build.mjs'], {
    cwd: path.join(root, 'shell'),
    env: { ...environment(versions), RELEASE_NAME: 'shell', RELEASE_OUTPUT: folder },
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
