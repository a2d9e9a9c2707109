import type { UploadType } from '@overland/contracts';
import { AppError } from '@overland/service-kit';
import { maxPixels, openPicture, type PictureType } from '@overland/service-kit/files';
import sharp, { type Sharp } from 'sharp';
import { decodeHeic } from './decode-heic.js';
import { notThatType } from './file-refusals.js';

/** The longer side of a preview, pixels. */
const previewSize = 320;

export interface PreparedFile {
  bytes: Buffer;
  type: UploadType;
  /** WebP; null for what is no picture. */
  preview: Buffer | null;
}

interface Uploaded {
  bytes: Buffer;
  type: UploadType;
  /** For messages. */
  name: string;
}

/**
 * Checks that the bytes are what they claim to be. A picture is decoded and written anew: what was hidden in it (EXIF
 * with the place it was taken, appended code) does not survive.
 * @throws AppError invalid
 */
export async function prepareFile({ bytes, type, name }: Uploaded): Promise<PreparedFile> {
  if (type === 'application/pdf') {
    if (!bytes.subarray(0, 5).equals(Buffer.from('%PDF-'))) throw notThatType(name);
    return { bytes, type, preview: null };
  }
  try {
    return await rewritePicture(bytes, type);
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw notThatType(name);
  }
}

async function rewritePicture(bytes: Buffer, type: PictureType | 'image/heic'): Promise<PreparedFile> {
  const picture = type === 'image/heic' ? await openHeic(bytes) : await openPicture(bytes, type);
  const written = type === 'image/heic' ? 'image/jpeg' : type;
  const rewritten = await write(picture.clone(), written).toBuffer();
  const preview = picture
    .clone()
    .resize({ width: previewSize, height: previewSize, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 75 });
  return { bytes: rewritten, type: written, preview: await preview.toBuffer() };
}

async function openHeic(bytes: Buffer): Promise<Sharp> {
  const { width, height, data } = await decodeHeic(bytes, { maxPixels });
  return sharp(data, { raw: { width, height, channels: 4 } }).removeAlpha();
}

function write(picture: Sharp, type: PictureType): Sharp {
  switch (type) {
    case 'image/jpeg':
      return picture.jpeg({ quality: 88 });
    case 'image/png':
      return picture.png();
    case 'image/webp':
      return picture.webp({ quality: 88 });
  }
}
