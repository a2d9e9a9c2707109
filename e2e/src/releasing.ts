import { execFile, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { site, until } from './product.js';

const root = path.resolve(import.meta.dirname, '../..');
const run = promisify(execFile);

/** Where the product under test looks for releases. */
export const releasesDir = path.join(String(process.env.E2E_DATA), 'releases');

const environment = (versions: Record<string, string>) => ({
  ...process.env,
  NODE_ENV: 'production',
  RELEASES_DIR: releasesDir,
  SHARED_VERSIONS: JSON.stringify(versions),
});

/**
 * Runs `npm run release`, `rollback` or `releases` as a person does; what it printed.
 * @param versions of shared libraries in place of those of the repository
 * @throws what it complained of
 */
export async function npmRun(command: string, args: string[] = [], versions: Record<string, string> = {}) {
  const given = ['run', '--silent', command, '--', ...args];
  const { stdout } = await run('npm', given, { cwd: root, env: environment(versions) });
  return stdout;
}

export const release = (name: string, version: string, versions: Record<string, string> = {}) =>
  npmRun('release', [name, '--version', version], versions);

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
  await until('the build to be under way', async () =>
    namesIn(path.join(releasesDir, name)).some((one) => one.startsWith('.building-')),
  );
  // The group: the build is a process of its own.
  if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
  await ended;
}

const namesIn = (folder: string) => (existsSync(folder) ? readdirSync(folder) : []);

/** Back to the builds of the installation, for the tests after. */
export function forgetReleases(): void {
  rmSync(releasesDir, { recursive: true, force: true });
}

/** The shell as it would be with other versions of the shared libraries, built into `folder`. */
export async function buildShell(folder: string, versions: Record<string, string>): Promise<void> {
  await run(process.execPath, ['../libs/federation/build.mjs'], {
    cwd: path.join(root, 'shell'),
    env: { ...environment(versions), RELEASE_NAME: 'shell', RELEASE_OUTPUT: folder },
  });
}

/** A sum of every file below the folders of the builds and of the releases, by path. */
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

/** The row of an area in the list that the gateway serves now. */
export async function served(name: string): Promise<Row> {
  const { remotes } = (await (await fetch(`${site}/remotes.json`)).json()) as { remotes: Row[] };
  const row = remotes.find((one) => one.name === name);
  if (!row) throw new Error(`${name} is not served.`);
  return row;
}
