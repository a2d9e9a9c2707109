import { Readable } from 'node:stream';

/** Longer than every beginning below. */
const headBytes = 64;

/** What files begin with. The name and the type that come with an upload are claims of whoever sends it. */
const beginnings = {
  'application/pdf': /^%PDF-/,
  'image/jpeg': /^\xff\xd8\xff/,
  'image/png': /^\x89PNG\r\n/,
  'image/webp': /^RIFF.{4}WEBPVP8/s,
  // The brands that heic-decode takes.
  'image/heic': /^.{4}ftyp(?:hei[cx]|hev[cx]|mif1|msf1)/s,
} as const;

/** @throws Error from the stream */
async function readHead(from: Readable): Promise<{ head: Buffer; whole: Readable }> {
  const pieces: AsyncIterableIterator<Buffer> = from[Symbol.asyncIterator]();
  let head = Buffer.alloc(0);
  while (head.length < headBytes) {
    const { value, done } = await pieces.next();
    if (done) break;
    head = Buffer.concat([head, value]);
  }
  async function* whole() {
    yield head;
    yield* pieces;
  }
  return { head, whole: Readable.from(whole()) };
}

/** All of the stream, where it begins as this type does; null for any other content, of which nothing more is read. */
export async function openAs(type: keyof typeof beginnings, from: Readable): Promise<Readable | null> {
  const { head, whole } = await readHead(from);
  if (beginnings[type].test(head.toString('latin1'))) return whole;
  from.destroy();
  return null;
}
