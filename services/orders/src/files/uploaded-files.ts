import { Injectable } from '@nestjs/common';
import type { UploadRequest } from '@overland/contracts';
import { Clock } from '@overland/service-kit';
import { FileStore } from '@overland/service-kit/files';
import type { TurnOwner } from '@overland/service-kit/pictures';
import type { EntityManager } from 'typeorm';
import type { PlacedOrder } from '../orders/order.entity.js';
import { notArrived } from './file-refusals.js';
import { type KeptFile, keepUpload } from './keep-upload.js';
import { nameOfType } from './name-of-type.js';
import { newFileKey, uploadKeyOf } from './object-keys.js';
import type { OrderFileEntity } from './order-file.entity.js';
import { OrderFilesRepository } from './order-files.repository.js';

export type Prepared = KeptFile & Pick<OrderFileEntity, 'name'> & { file: OrderFileEntity };

interface Adding {
  addedBy: string;
  forClaim: boolean;
}

/** A file on its way into an order: signed, uploaded, checked and added. */
@Injectable()
export class UploadedFiles {
  constructor(
    private readonly files: OrderFilesRepository,
    private readonly store: FileStore,
    private readonly clock: Clock,
  ) {}

  /** @returns its key and the URL to upload it to. */
  async sign(
    manager: EntityManager,
    { id: orderId, portalId }: PlacedOrder,
    { fileName, fileType: type, size, ...adding }: Omit<UploadRequest, 'orderId'> & Adding,
  ): Promise<{ signedUrl: string; key: string }> {
    const key = newFileKey(orderId, type);
    const row = { key, orderId, portalId, name: fileName, type, size, createdAt: this.clock.now() } as const;
    const untouched = { state: 'signed', hasPreview: false, addedAt: null, removedAt: null } as const;
    await this.files.insert(manager, { ...row, ...untouched, ...adding, forCustomer: false, isProof: false });
    return { key, signedUrl: await this.store.signPut({ key: uploadKeyOf(key), type, size }) };
  }

  /** Checks the upload and stores it at its own key. @throws AppError conflict, invalid */
  async prepare(file: OrderFileEntity, owner: TurnOwner): Promise<Prepared> {
    const arrived = await this.store.head(uploadKeyOf(file.key));
    if (arrived?.size !== file.size) throw notArrived(file.name);
    const kept = await keepUpload(this.store, file, owner);
    return { ...kept, name: nameOfType(file.name, kept.type), file };
  }

  /** False if it was added meanwhile. */
  markAdded(manager: EntityManager, { file, ...kept }: Prepared, adding: Adding): Promise<boolean> {
    return this.files.markAdded(manager, file.key, { ...kept, ...adding, addedAt: this.clock.now() });
  }

  /** Once it is added, only the file itself is kept. */
  async forgetUploads(prepared: readonly Prepared[]): Promise<void> {
    for (const { file } of prepared) await this.store.delete(uploadKeyOf(file.key));
  }
}
