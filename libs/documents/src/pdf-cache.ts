import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';

/** A PDF that the caller may see; printed on first use, then cached. */
export interface Pdf {
  name: string;
  /** The ETag: changes whenever the page does. */
  tag: string;
  make(): Buffer | Promise<Buffer>;
}

interface Printable {
  /** Changes with everything that the page depends on. */
  key: string;
  name: string;
  print: () => Promise<Buffer>;
}

const cacheBytes = 32 * 1024 * 1024;

/**
 * Documents of one kind, each printed once for all who ask at the same time; a failure is not kept. Per process: a key
 * covers all that its document shows, so at worst another process prints the same document again.
 */
export class PdfCache {
  private readonly documents = new LRUCache<string, Buffer, Printable['print']>({
    maxSize: cacheBytes,
    sizeCalculation: ({ length }) => length,
    fetchMethod: (_key, _stale, { context }) => context(),
    ignoreFetchAbort: true,
  });

  pdf({ key, name, print }: Printable): Pdf {
    return {
      name,
      tag: hash('sha256', key, 'base64url').slice(0, 22),
      make: () => this.documents.get(key) ?? this.documents.forceFetch(key, { context: print }),
    };
  }
}
