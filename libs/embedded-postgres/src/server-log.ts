import { closeSync, existsSync, openSync, readSync, renameSync, statSync } from 'node:fs';

const ROTATE_AT_BYTES = 10 * 1024 * 1024;

export interface ServerLog {
  /** Opened for appending: the server gets it as its stderr, and may outlive us (a pipe would end with us). */
  fd: number;
  /** What the server wrote since it was opened here, at most the last 2,000 bytes. */
  tail(): string;
}

/** Opens the server's log; one that has grown past 10 MB is set aside as `<file>.1`. */
export function openServerLog(file: string): ServerLog {
  if (existsSync(file) && statSync(file).size > ROTATE_AT_BYTES) renameSync(file, `${file}.1`);
  const fd = openSync(file, 'a', 0o600);
  const start = statSync(file).size;
  return { fd, tail: () => readFrom(file, start) };
}

function readFrom(file: string, start: number): string {
  const fd = openSync(file, 'r');
  try {
    const buffer = Buffer.alloc(2000);
    const from = Math.max(start, statSync(file).size - buffer.length);
    return buffer.toString('utf8', 0, readSync(fd, buffer, 0, buffer.length, from)).trim();
  } finally {
    closeSync(fd);
  }
}
