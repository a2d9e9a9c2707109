import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { type FileHandle, mkdir, open, readdir, rename, rm, stat, statfs } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { fileBytes, maxUploadBytes } from '@overland/contracts';
import { AppError, invalid, notFound } from '../app-error.js';
import type { Clock } from '../clock.js';
import { buildPath } from '../services/build-path.js';
import {
  type DownloadTarget,
  downloadSigningTime,
  FileStore,
  type ListedObject,
  linkSeconds,
  type StreamedContent,
  type UploadTarget,
} from './file-store.js';
import { type LinkClaims, signLink } from './link-signature.js';

/** Room for two of the largest files; below it uploads begin to fail. */
const smallestSpaceBytes = 2 * maxUploadBytes;

interface LocalStoreOptions {
  folder: string;
  linkKey: Buffer;
  clock: Clock;
  /** The site whose address downloads have: another one than the staff's, so that a file never shares its origin. */
  downloadSite: string;
  /** How a file is written; replaced to test a full disk. */
  openFile?: (file: string) => Promise<Pick<FileHandle, 'writeFile' | 'sync' | 'close'>>;
}

/** Objects as files below one folder; the orders service itself serves their links (file-bytes.controller.ts). */
export class LocalFileStore extends FileStore {
  constructor(private readonly options: LocalStoreOptions) {
    super();
  }

  async signPut({ key, type, size }: UploadTarget): Promise<string> {
    const expires = secondsOf(this.options.clock.now()) + linkSeconds;
    return this.link(fileBytes.upload.path, { method: 'PUT', key, type, size, expires });
  }

  async signGet({ key, type, name }: DownloadTarget): Promise<string> {
    const expires = secondsOf(downloadSigningTime(this.options.clock.now())) + 2 * linkSeconds;
    const link = this.link(fileBytes.download.path, { method: 'GET', key, type, name, expires });
    // What has no name is shown by a page, whose policy allows its own origin alone.
    return name === undefined ? link : `${this.options.downloadSite}${link}`;
  }

  async put(key: string, { bytes }: { bytes: Buffer }): Promise<void> {
    await this.receive(key, Readable.from([bytes]), bytes.length);
  }

  putStream(key: string, { from, size }: StreamedContent): Promise<void> {
    return this.receive(key, from, size);
  }

  /**
   * Writes a stream to another name and moves it there when it is complete, so that half a file is never seen.
   * @throws AppError invalid when it is not `size` bytes long, outOfSpace when the disk is full
   */
  async receive(key: string, from: Readable, size: number): Promise<void> {
    const file = this.fileOf(key);
    // Among the uploads, where the sweeper finds what a crash leaves behind.
    const partial = this.fileOf(`uploads/${randomUUID()}.part`);
    try {
      await mkdir(path.dirname(partial), { recursive: true });
      await mkdir(path.dirname(file), { recursive: true });
      await this.write(partial, from, size);
      await rename(partial, file);
    } catch (error) {
      // The answer reaches a client only when its request is read to the end.
      from.resume();
      await rm(partial, { force: true });
      throw isDiskFull(error) ? outOfSpace() : error;
    }
  }

  async get(key: string): Promise<Readable> {
    if (!(await this.head(key))) throw notFound('We could not find this file.');
    return createReadStream(this.fileOf(key));
  }

  async head(key: string): Promise<{ size: number } | null> {
    const found = await stat(this.fileOf(key)).catch(nullIfMissing);
    return found && { size: found.size };
  }

  async delete(key: string): Promise<void> {
    await rm(this.fileOf(key), { force: true });
  }

  async *list(area: string): AsyncIterable<ListedObject> {
    const folder = this.fileOf(area);
    const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(nullIfMissing);
    for (const entry of entries ?? []) {
      const file = path.join(entry.parentPath, entry.name);
      const found = entry.isFile() ? await stat(file).catch(nullIfMissing) : null;
      const key = path.relative(this.options.folder, file).split(path.sep).join('/');
      if (found) yield { key, modifiedAt: found.mtime };
    }
  }

  override async freeBytes(): Promise<number> {
    const { folder } = this.options;
    await mkdir(folder, { recursive: true });
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  }

  override async checkSpace(): Promise<void> {
    if ((await this.freeBytes()) < smallestSpaceBytes) throw outOfSpace();
  }

  private async write(file: string, from: Readable, size: number): Promise<void> {
    const { openFile = (name) => open(name, 'wx') } = this.options;
    const opened = await openFile(file);
    try {
      let seen = 0;
      // A stream that is destroyed takes its connection along, and nobody hears why.
      for await (const piece of from.iterator({ destroyOnReturn: false })) {
        seen += piece.length;
        if (seen > size) throw new AppError('tooLarge', 'The file is larger than was announced.');
        await opened.writeFile(piece);
      }
      if (seen < size) throw invalid('The file did not arrive completely.');
      // A power cut after the answer must not lose it.
      await opened.sync();
    } finally {
      await opened.close();
    }
  }

  private link(pattern: string, claims: LinkClaims): string {
    const [area, orderId, file] = claims.key.split('/');
    const { type, size, name, expires } = claims;
    const signature = signLink(this.options.linkKey, claims);
    const params = { area, orderId, file };
    const query = { type, size, name, expires, signature };
    return `/api${buildPath(pattern, params, query)}`;
  }

  /** @throws Error for a key that would be outside of the folder; keys are made by us, so this is a defect. */
  private fileOf(key: string): string {
    const file = path.resolve(this.options.folder, key);
    if (!file.startsWith(`${path.resolve(this.options.folder)}${path.sep}`)) throw new Error('Not a key.');
    return file;
  }
}

const secondsOf = (at: Date) => Math.floor(at.getTime() / 1000);

const codeOf = (error: unknown) =>
  typeof error === 'object' && error !== null && 'code' in error ? error.code : null;

const isDiskFull = (error: unknown) => ['ENOSPC', 'EDQUOT'].includes(String(codeOf(error)));

export function outOfSpace(): AppError {
  return new AppError('outOfSpace', 'There is no space left for files. Please try again later, or call us.');
}

function nullIfMissing(error: unknown): null {
  if (codeOf(error) === 'ENOENT') return null;
  throw error;
}
