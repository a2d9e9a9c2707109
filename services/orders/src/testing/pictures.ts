import sharp from 'sharp';

interface PictureOptions {
  width?: number;
  height?: number;
  format?: 'jpeg' | 'png' | 'webp';
}

/** A picture of one color as a camera makes it: with its model in EXIF, and turned by 90 degrees. */
export function aPicture({ width = 60, height = 40, format = 'jpeg' }: PictureOptions = {}): Promise<Buffer> {
  const plain = sharp({ create: { width, height, channels: 3, background: '#0a6' } });
  return plain
    .withExif({ IFD0: { Make: 'Overland Camera' } })
    .withMetadata({ orientation: 6 })
    .toFormat(format)
    .toBuffer();
}

export const aPdf = (text = 'A paper.'): Buffer => Buffer.from(`%PDF-1.7\n${text}\n%%EOF`);
