import { statfsSync } from 'node:fs';
import { errorCode } from './error-code.js';

const megabyte = 1024 * 1024;
/** One segment of PostgreSQL's log of changes: without room for it a server may not get through its recovery. */
const neededBytes = 16 * megabyte;

export function isDiskFull(error: unknown): boolean {
  return ['ENOSPC', 'EDQUOT'].includes(errorCode(error) ?? '');
}

export function noSpaceError(folder: string, cause?: unknown): Error {
  return new Error(
    `There is not enough space on the disk of ${folder}: the database needs ${neededBytes / megabyte} MB to start. ` +
      'Make room and start again.',
    { cause },
  );
}

/** @throws Error that names the folder when its disk is full or almost full */
export function assertSpace(folder: string): void {
  const { bavail, bsize } = statfsSync(folder);
  if (bavail * bsize < neededBytes) throw noSpaceError(folder);
}
