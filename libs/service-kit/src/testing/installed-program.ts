import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

/** Where Debian installs servers, which is not on the PATH of an ordinary user. */
const ofServers = '/usr/sbin';

/** A program of this machine, or null where it is not installed. */
export function findProgram(name: string): string | null {
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter((folder) => folder !== '');
  return (
    [...folders, ofServers].map((folder) => path.join(folder, name)).find((file) => existsSync(file)) ?? null
  );
}

interface Launch {
  binary: string;
  args: string[];
  /** What it writes once it is ready. */
  readyWords: string;
  options?: Pick<SpawnOptions, 'uid' | 'gid'>;
}

/** Runs a server, which ends with this process. @throws Error with its own words when it ends before it is ready. */
export async function launchProgram({ binary, args, readyWords, options }: Launch): Promise<ChildProcess> {
  const child = spawn(binary, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  const killWithUs = () => void child.kill('SIGKILL');
  process.once('exit', killWithUs);
  child.once('exit', () => process.off('exit', killWithUs));
  await new Promise<void>((resolve, reject) => {
    let words = '';
    const read = (chunk: Buffer) => {
      words += chunk.toString();
      if (words.includes(readyWords)) resolve();
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('error', reject);
    child.once('exit', () => reject(new Error(`${path.basename(binary)} did not start: ${words}`)));
  });
  return child;
}

/** Ends it at once, as a power cut would. */
export async function killProgram(child: ChildProcess | null): Promise<void> {
  if (!child || child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGKILL');
  await ended;
}
