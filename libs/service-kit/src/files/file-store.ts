import type { Readable } from 'node:stream';

/** How long a link to upload is good for. One to download is good for once to twice as long. */
export const linkSeconds = 300;

/**
 * The moment that links to download are signed for: the same for five minutes, so that an order which is read again has
 * the same links, and its pictures are not loaded again. With `2 * linkSeconds` each is good for at least five minutes.
 */
export function downloadSigningTime(now: Date): Date {
  const step = linkSeconds * 1000;
  return new Date(Math.floor(now.getTime() / step) * step);
}

export interface UploadTarget {
  key: string;
  /** The link is good for this type and this many bytes, and no others. */
  type: string;
  size: number;
}

export interface DownloadTarget {
  key: string;
  type: string;
  /** What a browser saves it as. Without a name, a page can show it. */
  name?: string;
}

export interface StreamedContent {
  from: Readable;
  /** Bytes. */
  size: number;
  type: string;
}

export interface ListedObject {
  key: string;
  modifiedAt: Date;
}

/**
 * Where the bytes of files are: on the local disk, or in a store that speaks S3. Both pass the same specification
 * (file-store.int-spec.ts).
 */
export abstract class FileStore {
  /** A link that stores these bytes with one PUT. */
  abstract signPut(target: UploadTarget): Promise<string>;
  /** A link to download the object. */
  abstract signGet(target: DownloadTarget): Promise<string>;
  /** Stores the whole object or nothing. @throws AppError outOfSpace */
  abstract put(key: string, content: { bytes: Buffer; type: string }): Promise<void>;
  /** The same for what is too large for the memory. */
  abstract putStream(key: string, content: StreamedContent): Promise<void>;
  /** @throws AppError notFound */
  abstract get(key: string): Promise<Readable>;
  /** Null when there is no such object. */
  abstract head(key: string): Promise<{ size: number } | null>;
  /** Does nothing when there is no such object. */
  abstract delete(key: string): Promise<void>;
  /** All objects whose key begins with this area, such as `uploads`: what nobody has taken yet. */
  abstract list(area: string): AsyncIterable<ListedObject>;
  /** Of the disk that has the files; null for a store elsewhere, which has its own watch. */
  async freeBytes(): Promise<number | null> {
    return null;
  }
  /** Whether the disk has room for files. @throws when not */
  async checkSpace(): Promise<void> {}
}
