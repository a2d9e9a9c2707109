import sharp from 'sharp';

/** After the start of the file. */
const segmentsAt = 2;

export function jpegSegment(marker: number, content: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(content.length + 2, 2);
  return Buffer.concat([head, content]);
}

export function withSegments(jpeg: Buffer, ...segments: Buffer[]): Buffer {
  return Buffer.concat([jpeg.subarray(0, segmentsAt), ...segments, jpeg.subarray(segmentsAt)]);
}

/** The same data with a head that tells of another size. */
export function withSize(jpeg: Buffer, width: number, height: number): Buffer {
  const changed = Buffer.from(jpeg);
  const frame = changed.indexOf(Buffer.from([0xff, 0xc0]));
  changed.writeUInt16BE(height, frame + 5);
  changed.writeUInt16BE(width, frame + 7);
  return changed;
}

interface Flat {
  width: number;
  height: number;
}

export const flatJpeg = ({ width, height }: Flat, progressive = false): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#0a6' } })
    .jpeg({ progressive, quality: 60 })
    .toBuffer();

/** A progressive JPEG that refines the whole picture again and again. */
export async function withManyScans(size: Flat, scans: number): Promise<Buffer> {
  const jpeg = await flatJpeg(size, true);
  const last = jpeg.lastIndexOf(Buffer.from([0xff, 0xda]));
  const scan = jpeg.subarray(last, -2);
  return Buffer.concat([
    jpeg.subarray(0, last),
    ...Array.from({ length: scans }, () => scan),
    jpeg.subarray(-2),
  ]);
}

export const cmykJpeg = (): Promise<Buffer> =>
  sharp({ create: { width: 64, height: 48, channels: 3, background: '#0a6' } })
    .toColourspace('cmyk')
    .jpeg()
    .toBuffer();
