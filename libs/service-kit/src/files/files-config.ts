import path from 'node:path';
import * as z from 'zod/mini';
import { loadConfig } from '../config.js';

export interface S3Settings {
  endpoint: string;
  /** As browsers reach it. */
  publicEndpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

const s3Names = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;
const defaultFolder = path.resolve(import.meta.dirname, '../../../../.data/files');
const httpAddress = z.union([z.literal(''), z.url({ protocol: /^https?$/ })]);
const text = z._default(z.string(), '');

const FilesConfig = z
  .object({
    /** Where files are kept while no S3 store is configured. The service and its worker share it. */
    FILES_DIR: z._default(z.string(), defaultFolder),
    S3_ENDPOINT: z._default(httpAddress, ''),
    /** The same store as browsers reach it; the same address when absent. */
    S3_PUBLIC_ENDPOINT: z._default(httpAddress, ''),
    S3_BUCKET: text,
    S3_REGION: z._default(z.string(), 'us-east-1'),
    S3_ACCESS_KEY_ID: text,
    S3_SECRET_ACCESS_KEY: text,
    /** Downloads from the disk come from this site, never from the staff's. */
    PUBLIC_SITE_URL: z._default(
      z.pipe(
        z.url(),
        z.transform((address) => address.replace(/\/+$/, '')),
      ),
      'http://localhost:8081',
    ),
  })
  .check(
    z.refine((config) => new Set(s3Names.map((name) => config[name] === '')).size === 1, {
      path: ['S3_*'],
      error: `set all of ${s3Names.join(', ')}, or none`,
    }),
  );

/** @throws Error that lists what is missing or wrong, without the values. */
export function filesConfig(env: Record<string, string | undefined> = process.env) {
  return loadConfig(FilesConfig, env);
}
export type FilesConfig = ReturnType<typeof filesConfig>;

/** Null where files are kept on the disk. */
export function s3SettingsOf(config: FilesConfig): S3Settings | null {
  if (config.S3_ENDPOINT === '') return null;
  return {
    endpoint: config.S3_ENDPOINT,
    publicEndpoint: config.S3_PUBLIC_ENDPOINT || config.S3_ENDPOINT,
    bucket: config.S3_BUCKET,
    region: config.S3_REGION,
    accessKeyId: config.S3_ACCESS_KEY_ID,
    secretAccessKey: config.S3_SECRET_ACCESS_KEY,
  };
}
