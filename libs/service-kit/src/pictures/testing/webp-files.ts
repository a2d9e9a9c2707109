import sharp from 'sharp';

export function riffChunk(name: string, content: Buffer): Buffer {
  const head = Buffer.from(`${name}\0\0\0\0`, 'latin1');
  head.writeUInt32LE(content.length, 4);
  return Buffer.concat([head, content, Buffer.alloc(content.length % 2)]);
}

export const riff = (...chunks: Buffer[]): Buffer =>
  riffChunk('RIFF', Buffer.concat([Buffer.from('WEBP'), ...chunks]));

/** The chunks of a WebP behind a head that tells of this canvas. */
export function withCanvas(
  webp: Buffer,
  { width, height }: { width: number; height: number },
  ...more: Buffer[]
) {
  const head = Buffer.alloc(10);
  head.writeUIntLE(width - 1, 4, 3);
  head.writeUIntLE(height - 1, 7, 3);
  // Bits for what follows: EXIF and XMP.
  head[0] = 0x0c;
  return riff(riffChunk('VP8X', head), webp.subarray(12), ...more);
}

export const flatWebp = (width: number, height: number, lossless = false): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#0a6' } })
    .webp({ lossless, effort: 0 })
    .toBuffer();

/** Each frame is of another gray. */
export function animatedWebp(size: number, frames: number): Promise<Buffer> {
  const pixels = Buffer.alloc(size * size * frames);
  for (let frame = 0; frame < frames; frame += 1)
    pixels.fill(frame % 256, frame * size * size, (frame + 1) * size * size);
  const raw = { width: size, height: size * frames, channels: 1, pageHeight: size } as const;
  return sharp(pixels, { raw }).webp({ effort: 0 }).toBuffer();
}

/** The same data with a head that tells of another size. */
export function withWebpSize(lossless: Buffer, width: number, height: number): Buffer {
  const changed = Buffer.from(lossless);
  changed.writeUInt32LE((width - 1) | ((height - 1) << 14), lossless.indexOf('VP8L') + 9);
  return changed;
}
