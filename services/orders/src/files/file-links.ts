import { Injectable } from '@nestjs/common';
import { OrderFile } from '@overland/contracts';
import { fieldsFor } from '@overland/service-kit';
import { FileStore } from '@overland/service-kit/files';
import { previewKeyOf } from './object-keys.js';
import type { OrderFileEntity } from './order-file.entity.js';

/** Files with new links to their bytes. */
@Injectable()
export class FileLinks {
  constructor(private readonly store: FileStore) {}

  toOrderFiles(files: readonly OrderFileEntity[]): Promise<OrderFile[]> {
    return Promise.all(files.map((file) => this.toOrderFile(file)));
  }

  /** For staff: an attachment, valid for minutes. */
  toDownload({ key, type, name }: OrderFileEntity): Promise<string> {
    return this.store.signGet({ key, type, name });
  }

  private async toOrderFile(file: OrderFileEntity): Promise<OrderFile> {
    const { key, type, addedAt, createdAt, hasPreview } = file;
    const preview = { key: previewKeyOf(key), type: 'image/webp' };
    return {
      ...fieldsFor(OrderFile, file),
      addedAt: (addedAt ?? createdAt).toISOString(),
      url: await this.toDownload(file),
      previewUrl: hasPreview ? await this.store.signGet(preview) : null,
      // Our pages only show pictures that were re-encoded here.
      viewUrl: hasPreview ? await this.store.signGet({ key, type }) : null,
    };
  }
}
