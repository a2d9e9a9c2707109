import type { Readable } from 'node:stream';
import type { UploadType } from '@overland/contracts';
import type { FileStore } from '@overland/service-kit/files';
import {
  openAs,
  type PictureOutput,
  type RewrittenPicture,
  rewritePicture,
  type TurnOwner,
} from '@overland/service-kit/pictures';
import { notThatType } from './file-refusals.js';
import { previewKeyOf, uploadKeyOf } from './object-keys.js';
import type { OrderFileEntity } from './order-file.entity.js';

const previewed: PictureOutput = { format: 'webp', options: { quality: 75 }, within: 320 };

const jpeg: PictureOutput = { format: 'jpeg', options: { quality: 88 } };
const outputs = {
  'image/jpeg': jpeg,
  'image/png': { format: 'png', options: {} },
  // More effort would take 23 s instead of 4 for 50 megapixels, to save 5 % of the size.
  'image/webp': { format: 'webp', options: { quality: 88, effort: 2 } },
  'image/heic': jpeg,
} as const satisfies Record<string, PictureOutput>;

export type KeptFile = Pick<OrderFileEntity, 'type' | 'size' | 'hasPreview'>;
type Upload = Pick<OrderFileEntity, 'key' | 'type' | 'size' | 'name'>;

/**
 * Stores an upload at its own key if it is what it claims to be. Pictures are re-encoded, which removes what was hidden in them
 * (EXIF with the place, appended code).
 * @throws AppError invalid
 */
export async function keepUpload(store: FileStore, upload: Upload, owner: TurnOwner): Promise<KeptFile> {
  const { key, type } = upload;
  const open = () => store.get(uploadKeyOf(key));
  const kept =
    type === 'application/pdf'
      ? await keepPaper(store, upload, await open())
      : await rewritePicture({ type, owner, open, main: outputs[type], preview: previewed }, (picture) =>
          keepPicture(store, { key, type: type === 'image/heic' ? 'image/jpeg' : type }, picture),
        );
  if (!kept) throw notThatType(upload.name);
  return kept;
}

/** Null if it is not a PDF. */
async function keepPaper(store: FileStore, upload: Upload, arrived: Readable): Promise<KeptFile | null> {
  const { key, size } = upload;
  const type = 'application/pdf';
  const from = await openAs(type, arrived);
  if (!from) return null;
  await store.putStream(key, { from, size, type });
  return { type, size, hasPreview: false };
}

async function keepPicture(
  store: FileStore,
  { key, type }: { key: string; type: UploadType },
  { bytes, size, preview }: RewrittenPicture,
): Promise<KeptFile> {
  await store.putStream(key, { from: bytes, size, type });
  if (preview) await store.put(previewKeyOf(key), { bytes: preview, type: 'image/webp' });
  return { type, size, hasPreview: preview !== null };
}
