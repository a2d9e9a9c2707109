import { createHash } from 'node:crypto';
import { createWriteStream, mkdirSync } from 'node:fs';
import { open } from 'node:fs/promises';
import path from 'node:path';
import { Readable, Writable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import type { FileStore } from '@overland/service-kit/files';
import * as tar from 'tar-stream';
import { copiedFiles } from './copied-files.js';

export interface ArchivePart {
  key: string;
  sha256: string;
}

/** Bytes of one object: it is held in memory, and stores that speak S3 want its size beforehand. */
const partBytes = 32 * 1024 * 1024;

/**
 * Archives the data folder of a server that may be running, between `pg_backup_start` and `pg_backup_stop`.
 * @param prefix of the keys of its pieces
 */
export async function archiveDataFolder(
  dataDir: string,
  place: FileStore,
  prefix: string,
): Promise<ArchivePart[]> {
  const pack = tar.pack();
  const parts: ArchivePart[] = [];
  const stored = pipeline(pack, createGzip({ level: 1 }), intoParts(place, prefix, parts));
  const packed = packAll(dataDir, pack).catch((error: Error) => pack.destroy(error));
  await Promise.all([stored, packed]);
  return parts;
}

async function packAll(dataDir: string, pack: tar.Pack): Promise<void> {
  for await (const name of copiedFiles(dataDir)) {
    if (name.endsWith('/')) pack.entry({ name, type: 'directory', mode: 0o700 });
    else await packFile(path.join(dataDir, name), name, pack);
  }
  pack.finalize();
}

/** A file may grow, shrink or vanish meanwhile: what is then wrong in the copy, the log of changes puts right. */
async function packFile(file: string, name: string, pack: tar.Pack): Promise<void> {
  const opened = await open(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  if (!opened) return;
  try {
    const { size } = await opened.stat();
    const entry = pack.entry({ name, size, mode: 0o600 });
    await pipeline(exactly(size, opened.createReadStream({ autoClose: false })), entry);
  } finally {
    await opened.close();
  }
}

/** So many bytes of the stream, and zeros where it has fewer. */
async function* exactly(size: number, from: Readable): AsyncIterable<Buffer> {
  let missing = size;
  for await (const piece of from) {
    const wanted: Buffer = piece.subarray(0, missing);
    missing -= wanted.length;
    yield wanted;
    if (missing === 0) return;
  }
  if (missing > 0) yield Buffer.alloc(missing);
}

/** Stores a stream as objects of up to `partBytes`, and adds each to `parts`. */
function intoParts(place: FileStore, prefix: string, parts: ArchivePart[]): Writable {
  let held: Buffer[] = [];
  let size = 0;
  const store = async () => {
    const bytes = Buffer.concat(held);
    [held, size] = [[], 0];
    const key = `${prefix}/data.tar.gz.${String(parts.length + 1).padStart(5, '0')}`;
    await place.put(key, { bytes, type: 'application/gzip' });
    parts.push({ key, sha256: sha256Of(bytes) });
  };
  return new Writable({
    write(piece: Buffer, _encoding, done) {
      held.push(piece);
      size += piece.length;
      if (size < partBytes) done();
      else store().then(() => done(), done);
    },
    final(done) {
      store().then(() => done(), done);
    },
  });
}

/** Unpacks such an archive into an empty folder. @throws Error when a piece is missing or not as it was stored */
export async function unpackDataFolder(
  place: FileStore,
  parts: ArchivePart[],
  dataDir: string,
): Promise<void> {
  const extract = tar.extract();
  const fed = pipeline(Readable.from(piecesOf(place, parts)), createGunzip(), extract);
  const written = (async () => {
    for await (const entry of extract) {
      const file = path.join(dataDir, entry.header.name);
      if (entry.header.type === 'directory') {
        mkdirSync(file, { recursive: true, mode: 0o700 });
        entry.resume();
      } else {
        await pipeline(entry, createWriteStream(file, { mode: 0o600 }));
      }
    }
  })();
  await Promise.all([fed, written]);
}

async function* piecesOf(place: FileStore, parts: ArchivePart[]): AsyncIterable<Buffer> {
  for (const { key, sha256 } of parts) {
    const bytes = await buffer(await place.get(key));
    if (sha256Of(bytes) !== sha256) throw new Error(`${key} in the backup is damaged: its checksum differs.`);
    yield bytes;
  }
}

const sha256Of = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
