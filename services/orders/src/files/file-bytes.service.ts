import type { Readable } from 'node:stream';
import { Inject, Injectable } from '@nestjs/common';
import type { fileBytes, InputOf } from '@overland/contracts';
import {
  Clock,
  FileReply,
  forbidden,
  invalid,
  KIT_CONFIG,
  type KitConfig,
  linkKeyFrom,
  notFound,
  uploadedFileHeaders,
} from '@overland/service-kit';
import {
  contentDisposition,
  FileStore,
  isGoodLink,
  type LinkClaims,
  LocalFileStore,
} from '@overland/service-kit/files';

type PartsOf<E extends { params: object; query: object }> = E['params'] & E['query'];
type UploadParts = PartsOf<InputOf<typeof fileBytes.upload>>;
type DownloadParts = PartsOf<InputOf<typeof fileBytes.download>>;
type Signed = LinkClaims & { signature: string };

/** Serves links to files on the local disk. Anybody who has a link may use it, but only for what it was signed for. */
@Injectable()
export class FileBytesService {
  private readonly linkKey: Buffer;

  constructor(
    @Inject(KIT_CONFIG) { SERVICE_TOKEN_SECRET }: KitConfig,
    private readonly store: FileStore,
    private readonly clock: Clock,
  ) {
    this.linkKey = linkKeyFrom(SERVICE_TOKEN_SECRET, 'files');
  }

  async upload(
    { area, orderId, file, ...link }: UploadParts,
    { bytes, contentType }: { bytes: Readable; contentType: string | null },
  ): Promise<{ size: number }> {
    const store = this.localStore();
    const key = `${area}/${orderId}/${file}`;
    const { type, size, expires, signature } = link;
    this.check({ method: 'PUT', key, type, size, expires, signature });
    if (contentType !== type) throw invalid('The file is of another type than was announced.');
    await store.receive(key, bytes, size);
    return { size };
  }

  async download({ area, orderId, file, ...link }: DownloadParts): Promise<FileReply> {
    const store = this.localStore();
    const key = `${area}/${orderId}/${file}`;
    const { type, name, expires, signature } = link;
    this.check({ method: 'GET', key, type, name, expires, signature });
    const found = await store.head(key);
    if (!found) throw notFound('We could not find this file.');
    return new FileReply(await store.get(key), {
      'content-type': type,
      'content-length': String(found.size),
      'content-disposition': name === undefined ? 'inline' : contentDisposition(name),
      // So that a page that shows the same pictures again need not load them again.
      ...(name === undefined ? { 'cache-control': 'private, max-age=300' } : {}),
      ...uploadedFileHeaders,
    });
  }

  private check({ signature, ...claims }: Signed): void {
    if (isGoodLink(this.linkKey, claims, { signature, now: this.clock.now() })) return;
    throw forbidden('This link is not valid, or no longer. Please open the order again.');
  }

  /** Such links do not exist if an object store is configured. */
  private localStore(): LocalFileStore {
    if (this.store instanceof LocalFileStore) return this.store;
    throw notFound();
  }
}
