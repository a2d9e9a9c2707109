import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import type { PostgresBinaries } from './binaries.js';
import { replaceFile } from './replace-file.js';
import { giveFileTo, giveTo, type RunAs } from './run-as.js';

export const SUPERUSER = 'overland';

/** Where the superuser's password is kept: beside the data folder, for this user's eyes only. */
export function passwordFile(dataDir: string): string {
  return path.join(path.dirname(dataDir), 'postgres.password');
}

/** @throws when a data folder exists whose password is gone */
export function readOrCreatePassword(dataDir: string): string {
  const file = passwordFile(dataDir);
  const kept = existsSync(file) ? readFileSync(file, 'utf8').trim() : '';
  if (kept !== '') return kept;
  if (hasCluster(dataDir)) {
    throw new Error(
      `${file} is missing, so the database in ${dataDir} cannot be opened. Put the file back, or remove the folder ` +
        'to begin with an empty database.',
    );
  }
  const password = randomBytes(24).toString('base64url');
  replaceFile(file, `${password}\n`);
  return password;
}

/** Creates the data folder if there is none. It is made under another name and renamed, so an incomplete one is never started. */
export async function createCluster(input: {
  dataDir: string;
  password: string;
  binaries: PostgresBinaries;
  runAs: RunAs;
}): Promise<void> {
  const { dataDir, password, binaries, runAs } = input;
  if (hasCluster(dataDir)) return;
  const fresh = `${dataDir}.new`;
  const pwfile = `${fresh}.password`;
  rmSync(fresh, { recursive: true, force: true });
  rmSync(pwfile, { force: true });
  mkdirSync(fresh, { mode: 0o700 });
  giveTo(fresh, runAs);
  try {
    writeFileSync(pwfile, password, { mode: 0o600, flag: 'wx' });
    giveFileTo(pwfile, runAs);
    await run(binaries, runAs, [
      ...['-D', fresh, '-U', SUPERUSER, '--auth=scram-sha-256', `--pwfile=${pwfile}`, '--encoding=UTF8'],
      ...['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--lc-messages=C', '--no-sync'],
    ]);
  } finally {
    rmSync(pwfile, { force: true });
  }
  // An empty folder, such as a fresh volume, may be there already.
  if (existsSync(dataDir)) rmdirSync(dataDir);
  renameSync(fresh, dataDir);
}

/** @throws when the folder holds something, but no database */
function hasCluster(dataDir: string): boolean {
  if (existsSync(path.join(dataDir, 'PG_VERSION'))) return true;
  if (existsSync(dataDir) && readdirSync(dataDir).length > 0) {
    throw new Error(
      `${dataDir} holds files, but no PostgreSQL database. Choose another data folder, or empty it.`,
    );
  }
  return false;
}

function run(binaries: PostgresBinaries, runAs: RunAs, args: string[]): Promise<void> {
  const [command, commandArgs] = runAs.command(binaries.initdb, args);
  return new Promise((resolve, reject) => {
    const child = spawn(command, commandArgs, {
      ...runAs.spawnOptions,
      cwd: '/',
      env: { ...process.env, ...binaries.env, LC_ALL: 'C' },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let output = '';
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
    child.once('error', reject);
    child.once('close', (code, signal) => {
      if (code === 0) resolve();
      else
        reject(
          new Error(
            `The database could not be created (initdb ended with ${code ?? signal}): ${output.trim()}`,
          ),
        );
    });
  });
}
