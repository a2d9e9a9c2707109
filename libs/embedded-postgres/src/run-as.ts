import { spawnSync } from 'node:child_process';
import { chownSync, statSync } from 'node:fs';
import type { PostgresBinaries } from './binaries.js';

/** `nobody`, on every Linux: PostgreSQL wants a user that the system's user database knows. */
const NOBODY = 65534;

/** How to run a binary of PostgreSQL, which refuses to run as root. */
export interface RunAs {
  command(binary: string, args: string[]): [string, string[]];
  spawnOptions: { uid?: number; gid?: number };
  /** Who must own the data folder; undefined for an ordinary user, whose folder it is. */
  owner: number | undefined;
}

/**
 * @param folder the server's data folder
 * @throws when started as root and neither `nobody` nor a user namespace can reach binaries and folder
 */
export function chooseRunAs(binaries: PostgresBinaries, folder: string): RunAs {
  const plain = (binary: string, args: string[]): [string, string[]] => [binary, args];
  if (process.getuid?.() !== 0) return { command: plain, spawnOptions: {}, owner: undefined };

  const env = { ...process.env, ...binaries.env };
  const nobody = { uid: NOBODY, gid: NOBODY };
  const reaches = (command: string, args: string[]) =>
    spawnSync(command, args, { ...nobody, env, cwd: '/' }).status === 0;
  if (reaches(binaries.postgres, ['--version']) && reaches('test', ['-x', folder])) {
    return { command: plain, spawnOptions: nobody, owner: NOBODY };
  }

  const unshare = ['--user', `--map-user=${NOBODY}`, `--map-group=${NOBODY}`];
  if (spawnSync('unshare', [...unshare, binaries.postgres, '--version'], { env }).status === 0) {
    return {
      command: (binary, args) => ['unshare', [...unshare, binary, ...args]],
      spawnOptions: {},
      owner: 0,
    };
  }
  throw new Error(
    'PostgreSQL does not run as root, and the user nobody cannot reach its files below this folder. Start as an ' +
      'ordinary user, move the folder out of a private one such as /root, or set the *_DATABASE_URL of another server.',
  );
}

/** Gives a data folder to the user that the server runs as, with everything in it. */
export function giveTo(folder: string, runAs: RunAs): void {
  const owner = statSync(folder).uid;
  if (runAs.owner === undefined) {
    const self = process.getuid?.();
    if (self === undefined || owner === self) return;
    throw new Error(
      `The database folder ${folder} belongs to another user (number ${owner}). Start as that user, or choose another ` +
        'data folder.',
    );
  }
  if (owner === runAs.owner) return;
  const result = spawnSync('chown', ['-R', `${runAs.owner}:${runAs.owner}`, folder], { encoding: 'utf8' });
  if (result.status !== 0) throw new Error(`The database folder could not be handed over: ${result.stderr}`);
}

/** The same for one file. */
export function giveFileTo(file: string, runAs: RunAs): void {
  if (runAs.owner !== undefined) chownSync(file, runAs.owner, runAs.owner);
}
