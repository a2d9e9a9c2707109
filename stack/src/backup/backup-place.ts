import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { Clock, loadConfig, password, text, variables } from '@overland/service-kit';
import { type FileStore, LocalFileStore, openS3FileStore } from '@overland/service-kit/files';
import * as z from 'zod/mini';

type Environment = Record<string, string | undefined>;

/** The environment of backups that are kept in a store that speaks S3. */
export const S3BackupConfig = z.object({
  BACKUP_S3_ENDPOINT: z
    .url({ protocol: /^https?$/, error: 'must begin with http:// or https://' })
    .register(variables, { what: 'The S3 store of backups in `s3://bucket`.' }),
  BACKUP_S3_REGION: text('The region of the bucket of backups.', 'us-east-1'),
  BACKUP_S3_ACCESS_KEY_ID: z
    .string()
    .register(variables, { what: 'The name of the key to the bucket of backups.' }),
  BACKUP_S3_SECRET_ACCESS_KEY: password('The key to the bucket of backups.'),
});

/**
 * What backups are kept in: a folder, or `s3://bucket` of any store that speaks S3, with the access that `S3BackupConfig` names.
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
  const config = loadConfig(S3BackupConfig, env);
  return {
    endpoint: config.BACKUP_S3_ENDPOINT,
    publicEndpoint: config.BACKUP_S3_ENDPOINT,
    bucket,
    region: config.BACKUP_S3_REGION,
    accessKeyId: config.BACKUP_S3_ACCESS_KEY_ID,
    secretAccessKey: config.BACKUP_S3_SECRET_ACCESS_KEY,
  };
}
