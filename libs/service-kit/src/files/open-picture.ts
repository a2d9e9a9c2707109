import sharp, { type Sharp } from 'sharp';
import { type AppError, invalid } from '../app-error.js';

/** The largest pictures of today's phones have 50 million pixels, unless one asks them for more. */
export const maxPixels = 51_000_000;

export const tooManyPixels = (): AppError =>
  invalid('This picture is too large. Please upload one of up to 50 megapixels.');

export const pictureFormats = { 'image/jpeg': 'jpeg', 'image/png': 'png', 'image/webp': 'webp' } as const;
export type PictureType = keyof typeof pictureFormats;

/**
 * A picture to write anew, turned as EXIF says: nothing that was hidden in the file survives.
 * @throws Error when the content is of another format: what sharp finds there counts, not what it was called;
 *   AppError when it has too many pixels
 */
export async function openPicture(bytes: Buffer, type: PictureType): Promise<Sharp> {
  const { format, width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
  if (format !== pictureFormats[type]) throw new Error('Another format.');
  // The head of the file says so, before anything is decoded.
  if (width * height > maxPixels) throw tooManyPixels();
  // Without an argument it turns the picture as EXIF says.
  return sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' }).rotate();
}
