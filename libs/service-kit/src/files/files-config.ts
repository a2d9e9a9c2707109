import path from 'node:path';
import * as z from 'zod/mini';
import { givenSecret, httpAddress, publicSite, text } from '../config/fields.js';
import { variables } from '../config/variables.js';
import { weaknessOfPublicAddress } from '../config/weaknesses.js';
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

export const FilesConfig = z
  .object({
    FILES_DIR: text(
      'Where files are kept while no S3 store is configured. The service and its worker share it.',
      defaultFolder,
    ),
    S3_ENDPOINT: z
      ._default(httpAddress(), '')
      .register(variables, { what: 'The S3 store of files, as services reach it.' }),
    S3_PUBLIC_ENDPOINT: z._default(httpAddress(), '').register(variables, {
      what: 'The same store as browsers reach it; the address of S3_ENDPOINT without it.',
      weaknessOf: (address, all) => weaknessOfPublicAddress(address || String(all.S3_ENDPOINT)),
    }),
    S3_BUCKET: text('The bucket of files.', ''),
    S3_REGION: text('The region of the bucket.', 'us-east-1'),
    S3_ACCESS_KEY_ID: text('The name of the key to the bucket.', ''),
    S3_SECRET_ACCESS_KEY: givenSecret('The key to the bucket.'),
    // Downloads from the disk come from this site, never from the staff's.
    PUBLIC_SITE_URL: z._default(publicSite(), 'http://localhost:8081'),
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
