import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { Clock } from '@overland/service-kit';
import { type FileStore, LocalFileStore, openS3FileStore } from '@overland/service-kit/files';

type Environment = Record<string, string | undefined>;

/**
 * What backups are kept in: a folder, or `s3://bucket` of any store that speaks S3, with the access that `BACKUP_S3_*` gives.
 * One place belongs to one installation.
 *
 * Objects: `bases/<instant>/…` copies of the database with their manifests, `wal/<segment>.gz` what changed since, `files/…` the
 * files of orders and the logos.
 */
export async function openBackupPlace(place: string, env: Environment = process.env): Promise<FileStore> {
  if (place.startsWith('s3://')) return openS3FileStore(s3SettingsOf(place.slice('s3://'.length), env));
  // Whole databases: for this user alone, unless the folder was there.
  mkdirSync(path.resolve(place), { recursive: true, mode: 0o700 });
  // Nobody is given a link to a backup.
  return new LocalFileStore({
    folder: path.resolve(place),
    linkKey: Buffer.alloc(0),
    clock: new Clock(),
    downloadSite: '',
  });
}

function s3SettingsOf(bucket: string, env: Environment) {
  const named = (name: string) => {
    const value = env[`BACKUP_S3_${name}`];
    if (value) return value;
    throw new Error(`To keep backups in s3://${bucket}, set BACKUP_S3_${name}.`);
  };
  const endpoint = named('ENDPOINT');
  return {
    endpoint,
    publicEndpoint: endpoint,
    bucket,
    region: env.BACKUP_S3_REGION || 'us-east-1',
    accessKeyId: named('ACCESS_KEY_ID'),
    secretAccessKey: named('SECRET_ACCESS_KEY'),
  };
}
