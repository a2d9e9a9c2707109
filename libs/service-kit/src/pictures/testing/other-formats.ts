import { deflateRawSync, gzipSync } from 'node:zlib';
import sharp from 'sharp';

/** Few bytes whose drawing takes very long: each group draws the one before it ten times. */
export function nestedSvg(levels = 12): string {
  const groups = Array.from({ length: levels }, (_none, level) => {
    const uses = '<use href="#g'.concat(String(level), '"/>').repeat(10);
    return `<g id="g${level + 1}">${uses}</g>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="9000" height="5000"><defs><filter id="f"><feGaussianBlur stdDeviation="90"/></filter>
    <circle id="g0" r="900" filter="url(#f)"/>${groups.join('')}</defs><use href="#g${levels}"/></svg>`;
}

const svgOf = (content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="9" height="9">${content}</svg>`;

export const svgWithEntities = `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY a0 "ha">${Array.from(
  { length: 12 },
  (_none, level) => `<!ENTITY a${level + 1} "${`&a${level};`.repeat(10)}">`,
).join('')}]>${svgOf('<text>&a12;</text>')}`;

export const svgWithFile = svgOf('<image xlink:href="file:///etc/passwd" width="9" height="9"/>');

export const writtenAs = (format: 'tiff' | 'gif' | 'avif'): Promise<Buffer> =>
  sharp({ create: { width: 600, height: 600, channels: 3, background: '#0a6' } })
    .toFormat(format, format === 'avif' ? { effort: 0 } : {})
    .toBuffer();

/** One entry that is large when it is unpacked. */
export function zipBomb(bytes: number): Buffer {
  const content = deflateRawSync(Buffer.alloc(bytes), { level: 9 });
  const header = Buffer.alloc(30);
  header.write('PK\x03\x04', 'latin1');
  header.writeUInt16LE(8, 8);
  header.writeUInt32LE(content.length, 18);
  header.writeUInt32LE(bytes, 22);
  return Buffer.concat([header, content]);
}

export const gzipBomb = (bytes: number): Buffer => gzipSync(Buffer.alloc(bytes), { level: 9 });
