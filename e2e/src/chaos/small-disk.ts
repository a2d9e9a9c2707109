import { spawnSync } from 'node:child_process';
import { closeSync, mkdirSync, openSync, rmSync, writeSync } from 'node:fs';
import path from 'node:path';

const megabyte = 1024 * 1024;
const refillMs = 100;

/** A disk in memory that can be filled to its last byte. */
export class SmallDisk {
  private readonly filler: string;
  private refilling: NodeJS.Timeout | undefined;

  private constructor(readonly folder: string) {
    this.filler = path.join(folder, 'filler');
  }

  /** Null where this user may not mount one. */
  static mount(folder: string, megabytes: number): SmallDisk | null {
    mkdirSync(folder, { recursive: true });
    // A run that was killed may have left its disk mounted.
    run('umount', ['--lazy', folder]);
    const options = `size=${megabytes}m,mode=755`;
    return run('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', folder]) ? new SmallDisk(folder) : null;
  }

  /** Takes all space, including what others free later. */
  fill(): void {
    this.takeAll();
    this.refilling = setInterval(() => this.takeAll(), refillMs);
  }

  free(): void {
    clearInterval(this.refilling);
    rmSync(this.filler, { force: true });
  }

  unmount(): void {
    this.free();
    run('umount', ['--lazy', this.folder]);
  }

  private takeAll(): void {
    const file = openSync(this.filler, 'a');
    try {
      for (const size of [megabyte, 4096, 1]) while (hasWritten(file, size));
    } finally {
      closeSync(file);
    }
  }
}

function run(command: string, args: string[]): boolean {
  return spawnSync(command, args, { stdio: 'ignore' }).status === 0;
}

function hasWritten(file: number, bytes: number): boolean {
  try {
    return writeSync(file, Buffer.alloc(bytes)) === bytes;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOSPC') return false;
    throw error;
  }
}
