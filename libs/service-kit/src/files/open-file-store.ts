import type { Clock } from '../clock.js';
import type { KitConfig } from '../config.js';
import { linkKeyFrom } from '../tokens/id-link.js';
import type { FileStore } from './file-store.js';
import { filesConfig, s3SettingsOf } from './files-config.js';
import { LocalFileStore } from './local-file-store.js';
import { openS3FileStore } from './s3-file-store.js';

/** The store that the environment configures. @throws Error when `S3_*` is not complete */
export async function openFileStore(kit: KitConfig, clock: Clock): Promise<FileStore> {
  const config = filesConfig();
  const s3 = s3SettingsOf(config);
  if (s3) return openS3FileStore(s3);
  const linkKey = linkKeyFrom(kit.SERVICE_TOKEN_SECRET, 'files');
  return new LocalFileStore({
    folder: config.FILES_DIR,
    linkKey,
    clock,
    downloadSite: config.PUBLIC_SITE_URL,
  });
}
