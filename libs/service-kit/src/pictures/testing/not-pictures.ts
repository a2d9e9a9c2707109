import { composedHeic, heicPicture } from './heic-files.js';
import { hiddenScript, mb, type Row, small } from './hostile-picture.js';
import { flatJpeg } from './jpeg-files.js';
import { gzipBomb, nestedSvg, svgWithEntities, svgWithFile, writtenAs, zipBomb } from './other-formats.js';
import { pngFile, pngSignature } from './png-files.js';
import { flatWebp, riff, riffChunk } from './webp-files.js';

const head = (hex: string) => () => Buffer.concat([Buffer.from(hex, 'hex'), Buffer.alloc(5000, 7)]);
const cutOff = (bytes: Buffer) => bytes.subarray(0, Math.floor(bytes.length * 0.6));
const drawing = Buffer.from(nestedSvg());

/** Of other formats, whatever they are called: their parsers are never reached. */
export const otherFormats: readonly Row[] = [
  ['an SVG of nested uses, as PNG', 'png', nestedSvg()],
  ['an SVG of nested uses, as JPEG', 'jpeg', nestedSvg()],
  ['an SVG of nested uses, as WebP', 'webp', nestedSvg()],
  ['an SVG of nested uses, as HEIC', 'heic', nestedSvg()],
  ['an SVG of entities in entities', 'png', svgWithEntities],
  ['an SVG that reads a file', 'png', svgWithFile],
  ['an SVG behind white space', 'png', `\ufeff\n\n ${nestedSvg()}`],
  ['a page', 'jpeg', `<!doctype html>${hiddenScript}`],
  ['a PDF', 'png', `%PDF-1.7\n${hiddenScript}\n%%EOF`],
  ['a TIFF', 'jpeg', () => writtenAs('tiff')],
  ['a GIF', 'png', () => writtenAs('gif')],
  ['an AVIF', 'heic', () => writtenAs('avif')],
  ['a bitmap', 'png', head('424d36000c00000000003600000028000000ffffff7fffffff7f010018')],
  ['an icon', 'png', head('00000100010000000000')],
  ['a Photoshop file', 'jpeg', head('3842505300010000000000000003')],
  ['a JPEG 2000', 'jpeg', head('0000000c6a5020200d0a870a')],
  ['a JPEG XL', 'jpeg', head('0000000c4a584c200d0a870a')],
  ['a Radiance picture', 'png', '#?RADIANCE\nFORMAT=32-bit_rle_rgbe\n\n-Y 60000 +X 60000\n'],
  ['a portable pixmap', 'png', 'P6\n60000 60000\n255\n'],
  ['a picture of libvips', 'png', head('08f2a6b6ffffff7fffffff7f')],
  ['a matrix of numbers', 'png', '9999 9999\n1 2 3'],
  ['a video', 'heic', head('00000018667479706d703432')],
  ['a sound in RIFF', 'webp', () => riffChunk('RIFF', Buffer.from('WAVEfmt 0000'))],
  ['a zip bomb', 'png', () => zipBomb(200 * mb)],
  ['a gzip bomb', 'png', () => gzipBomb(200 * mb)],
  ['a program', 'png', head('4d5a900003000000')],
  ['one byte', 'png', 'x'],
];

/** Begin as pictures, and are none. */
export const broken: readonly Row[] = [
  ['an SVG behind the signature of PNG', 'png', () => Buffer.concat([pngSignature, drawing])],
  [
    'an SVG behind the beginning of a JPEG',
    'jpeg',
    () => Buffer.concat([Buffer.from('ffd8ffe0', 'hex'), drawing]),
  ],
  ['an SVG in a RIFF of WebP', 'webp', () => riff(riffChunk('VP8 ', drawing))],
  ['an SVG behind the brand of HEIC', 'heic', () => Buffer.concat([heicPicture.subarray(0, 28), drawing])],
  ['a PNG that is cut off', 'png', () => cutOff(pngFile({ width: 900, height: 900 }))],
  ['a JPEG that is cut off', 'jpeg', async () => cutOff(await flatJpeg({ width: 900, height: 900 }))],
  ['a WebP that is cut off', 'webp', async () => cutOff(await flatWebp(900, 900))],
  ['a HEIC that is cut off', 'heic', () => cutOff(heicPicture)],
  ['a PNG of noise', 'png', () => pngFile({ width: 900, height: 900, pixels: Buffer.alloc(9000, 'noise') })],
  ['a PNG of a palette that it has not', 'png', () => pngFile({ ...small, color: 3 })],
  [
    'a HEIC whose size is a lie',
    'heic',
    () => composedHeic({ kind: 'iovl', width: 5000, height: 5000, told: [64, 64] }),
  ],
  [
    'a HEIC of 60,000 references',
    'heic',
    () => composedHeic({ kind: 'grid', width: 64, height: 64, madeOf: Array(60_000).fill(1) }),
  ],
  ['a HEIC that is made of itself', 'heic', () => composedHeic({ kind: 'iovl', ...small, madeOf: [2] })],
];
