import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { replaceFile } from '@overland/embedded-postgres';

interface BackupSettings {
  /** A folder or `s3://bucket`. */
  place: string;
}

const fileIn = (dataDir: string) => path.join(dataDir, 'backup.json');

/** Where the installation keeps its backups; null before the first `npm run backup`. */
export function readBackupPlace(dataDir: string): string | null {
  const file = fileIn(dataDir);
  if (!existsSync(file)) return null;
  const settings: BackupSettings = JSON.parse(readFileSync(file, 'utf8'));
  return settings.place;
}

export function keepBackupPlace(dataDir: string, place: string): void {
  const settings: BackupSettings = { place };
  replaceFile(fileIn(dataDir), `${JSON.stringify(settings)}\n`);
}
