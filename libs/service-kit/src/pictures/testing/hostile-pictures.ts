import { composedHeic } from './heic-files.js';
import { type HostilePicture, hiddenScript, mb, type Row, rowsOf, small } from './hostile-picture.js';
import { cmykJpeg, flatJpeg, jpegSegment, withManyScans, withSegments, withSize } from './jpeg-files.js';
import { broken, otherFormats } from './not-pictures.js';
import { zipBomb } from './other-formats.js';
import { pngChunk, pngFile, profileBomb, textBomb } from './png-files.js';
import { animatedWebp, flatWebp, riffChunk, withCanvas, withWebpSize } from './webp-files.js';

const huge = { width: 8160, height: 6120 };
const canvas = { kind: 'iovl', width: 20_000, height: 20_000 } as const;
const script = Buffer.from(hiddenScript);

const jpegWith = async (...segments: Buffer[]) => withSegments(await flatJpeg(small), ...segments);
const jpegBefore = async (more: Buffer) => Buffer.concat([await flatJpeg(small), more]);
const exif = (content: string) =>
  jpegSegment(0xe1, Buffer.concat([Buffer.from('Exif\0\0'), Buffer.from(content, 'hex')]));
const pngWith = (...chunks: Buffer[]) => pngFile({ ...small, chunks });
const textOf = (bytes: Buffer) => pngChunk('tEXt', Buffer.concat([Buffer.from('Comment\0'), bytes]));
const webpWith = async (...chunks: Buffer[]) => withCanvas(await flatWebp(64, 48), small, ...chunks);

/** Refused by their heads. */
const pixelBombs: Row[] = [
  ['a PNG of 81 megapixels', 'png', () => pngFile({ width: 9000, height: 9000, bits: 1 })],
  ['a PNG of 3.6 gigapixels', 'png', () => pngFile({ width: 60_000, height: 60_000, pixels: script })],
  ['a JPEG of 4.3 gigapixels', 'jpeg', async () => withSize(await flatJpeg(small), 65_500, 65_500)],
  ['a WebP of 268 megapixels', 'webp', async () => withWebpSize(await flatWebp(9, 9, true), 16_383, 16_383)],
  ['a HEIC of 400 megapixels', 'heic', () => composedHeic(canvas)],
];

const costly: Row[] = [
  ['a HEIC of 400 megapixels that says 64 × 64', 'heic', () => composedHeic({ ...canvas, told: [64, 64] })],
];

/** Pictures after all: what they hide is gone, and what they cost is limited. */
const pictures: Row[] = [
  ['a PNG of 50 megapixels', 'png', () => pngFile(huge)],
  ['a JPEG in CMYK', 'jpeg', cmykJpeg],
  ['a JPEG with a page behind it', 'jpeg', () => jpegBefore(script)],
  ['a JPEG with a zip bomb behind it', 'jpeg', () => jpegBefore(zipBomb(200 * mb))],
  ['a JPEG with a script in a comment', 'jpeg', () => jpegWith(jpegSegment(0xfe, script))],
  [
    'a JPEG with 15 MB of EXIF',
    'jpeg',
    () => jpegWith(...Array<Buffer>(240).fill(exif('4d4d'.repeat(32_000)))),
  ],
  [
    'a JPEG whose EXIF points at itself',
    'jpeg',
    () => jpegWith(exif('4d4d002a0000000800018769000400000001000000080000')),
  ],
  ['a PNG with a script in a text', 'png', () => pngWith(textOf(script))],
  ['a PNG with texts of 500 MB', 'png', () => pngWith(...Array<Buffer>(10).fill(textBomb(50 * mb)))],
  ['a PNG with a color profile of 200 MB', 'png', () => pngWith(profileBomb(200 * mb))],
  [
    'a PNG of 2,000 frames',
    'png',
    () =>
      pngWith(
        pngChunk('acTL', Buffer.from('000007d000000000', 'hex')),
        ...Array<Buffer>(2000).fill(pngChunk('fdAT', Buffer.alloc(2000))),
      ),
  ],
  ['a PNG of one line', 'png', () => pngFile({ width: 1_000_000, height: 1, bits: 1 })],
  ['a WebP of 400 frames', 'webp', () => animatedWebp(200, 400)],
  [
    'a WebP with 15 MB of EXIF and a script',
    'webp',
    () => webpWith(riffChunk('EXIF', Buffer.alloc(15 * mb, 1)), riffChunk('XMP ', script)),
  ],
  [
    'a HEIC of 961 tiles',
    'heic',
    () => composedHeic({ kind: 'grid', width: 1984, height: 1984, tiles: 961, columns: 31 }),
  ],
];

export const hostilePictures: readonly HostilePicture[] = [
  ...rowsOf(otherFormats, 'damaged'),
  ...rowsOf(broken, 'damaged'),
  ...rowsOf(pixelBombs, 'tooLarge'),
  ...rowsOf(costly, 'tooCostly'),
  ...rowsOf(pictures, 'rewritten'),
];

/** These take seconds each, so they are counted by hand alone. */
export const slowPictures: readonly HostilePicture[] = [
  ...rowsOf(
    [
      ['a WebP of 50 megapixels', 'webp', () => flatWebp(huge.width, huge.height)],
      ['a PNG of 50 megapixels, interlaced', 'png', () => pngFile({ ...huge, interlaced: true })],
      ['a HEIC of 50 megapixels', 'heic', () => composedHeic({ kind: 'iovl', ...huge })],
    ],
    'rewritten',
  ),
  ...rowsOf(
    [['a JPEG of 50 megapixels, refined 80 times', 'jpeg', () => withManyScans(huge, 80)]],
    'damaged',
  ),
  ...rowsOf(
    [['a PNG with texts of 25 GB', 'png', () => pngWith(...Array<Buffer>(500).fill(textBomb(50 * mb)))]],
    'tooCostly',
  ),
];
