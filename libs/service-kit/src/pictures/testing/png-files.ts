import { crc32, deflateSync } from 'node:zlib';

export const pngSignature = Buffer.from('89504e470d0a1a0a', 'hex');

export function pngChunk(name: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), content]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(content.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, check]);
}

interface PngOptions {
  width: number;
  height: number;
  bits?: number;
  /** 0 gray, 2 red, green and blue, 3 of a palette. */
  color?: 0 | 2 | 3;
  interlaced?: boolean;
  /** Compressed; black when absent. */
  pixels?: Buffer;
  /** Between the header and the pixels. */
  chunks?: Buffer[];
}

/** The seven passes of an interlaced picture: first column and row, steps to the right and down. */
const adam7 = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const;

const blank = (bytes: number) => deflateSync(Buffer.alloc(bytes), { level: 9 });

/** A PNG that may say one thing about itself and be another. */
export function pngFile({
  width,
  height,
  bits = 8,
  color = 0,
  interlaced,
  pixels,
  chunks = [],
}: PngOptions): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([bits, color, 0, 0, interlaced ? 1 : 0], 8);
  const bytesOf = (columns: number, rows: number) =>
    columns * rows === 0 ? 0 : (Math.ceil((columns * bits * (color === 2 ? 3 : 1)) / 8) + 1) * rows;
  const passes = interlaced ? adam7 : [[0, 0, 1, 1] as const];
  const bytes = passes.map(([x, y, right, down]) =>
    bytesOf(Math.ceil((width - x) / right), Math.ceil((height - y) / down)),
  );
  return Buffer.concat([
    pngSignature,
    pngChunk('IHDR', header),
    ...chunks,
    pngChunk('IDAT', pixels ?? blank(bytes.reduce((sum, one) => sum + one, 0))),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

/** A chunk whose text is small here and large when it is read. */
export const textBomb = (bytes: number): Buffer =>
  pngChunk('zTXt', Buffer.concat([Buffer.from('Comment\0\0', 'latin1'), blank(bytes)]));

export const profileBomb = (bytes: number): Buffer =>
  pngChunk('iCCP', Buffer.concat([Buffer.from('profile\0\0', 'latin1'), blank(bytes)]));
