import type { UploadType } from '@overland/contracts';
import { AppError } from '@overland/service-kit';
import sharp, { type Sharp } from 'sharp';
import { decodeHeic } from './decode-heic.js';
import { maxPixels, notThatType, tooManyPixels } from './file-refusals.js';

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

type PictureType = Exclude<UploadType, 'application/pdf'>;

async function rewritePicture(bytes: Buffer, type: PictureType): Promise<PreparedFile> {
  const picture = type === 'image/heic' ? await openHeic(bytes) : await openPicture(bytes, formats[type]);
  const written = type === 'image/heic' ? 'image/jpeg' : type;
  const rewritten = await write(picture.clone(), written).toBuffer();
  const preview = picture
    .clone()
    .resize({ width: previewSize, height: previewSize, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 75 });
  return { bytes: rewritten, type: written, preview: await preview.toBuffer() };
}

const formats = { 'image/jpeg': 'jpeg', 'image/png': 'png', 'image/webp': 'webp' } as const;

/** @throws Error when the content is of another format: what sharp finds there counts, not what it was called. */
async function openPicture(bytes: Buffer, format: (typeof formats)[keyof typeof formats]): Promise<Sharp> {
  const { format: found, width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
  if (found !== format) throw new Error('Another format.');
  // The head of the file says so, before anything is decoded.
  if (width * height > maxPixels) throw tooManyPixels();
  // Without an argument it turns the picture as EXIF says.
  return sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' }).rotate();
}

async function openHeic(bytes: Buffer): Promise<Sharp> {
  const { width, height, data } = await decodeHeic(bytes, { maxPixels });
  return sharp(data, { raw: { width, height, channels: 4 } }).removeAlpha();
}

function write(picture: Sharp, type: Exclude<PictureType, 'image/heic'>): Sharp {
  switch (type) {
    case 'image/jpeg':
      return picture.jpeg({ quality: 88 });
    case 'image/png':
      return picture.png();
    case 'image/webp':
      return picture.webp({ quality: 88 });
  }
}
