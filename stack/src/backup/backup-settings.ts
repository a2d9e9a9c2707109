import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { replaceFile } from '@overland/embedded-postgres';
import { z } from 'zod';

const BackupSettings = z.object({
  /** A folder or `s3://bucket`. */
  place: z.string(),
});

const fileIn = (dataDir: string) => path.join(dataDir, 'backup.json');

/** Where the installation keeps its backups; null before the first `npm run backup`. */
export function readBackupPlace(dataDir: string): string | null {
  const file = fileIn(dataDir);
  return existsSync(file) ? BackupSettings.parse(JSON.parse(readFileSync(file, 'utf8'))).place : null;
}

export function keepBackupPlace(dataDir: string, place: string): void {
  replaceFile(fileIn(dataDir), `${JSON.stringify({ place })}\n`);
}
