import { Injectable } from '@nestjs/common';
import { maxFilesPerOrder, type OrderFile, type Session, type UploadRequest } from '@overland/contracts';
import { AppError, addToOutbox, Clock } from '@overland/service-kit';
import type { EntityManager } from 'typeorm';
import { lineOf } from '../orders/activity-line.js';
import { LockedOrders } from '../orders/locked-orders.js';
import type { PlacedOrder } from '../orders/order.entity.js';
import { toOrderFact } from '../orders/order-event.mapper.js';
import { OrdersRepository } from '../orders/orders.repository.js';
import { FileLinks } from './file-links.js';
import { isProofOfTerms, noSuchFile, restoreFirst, tooManyFiles } from './file-refusals.js';
import { findFileKey } from './object-keys.js';
import type { OrderFileEntity } from './order-file.entity.js';
import { OrderFilesRepository } from './order-files.repository.js';
import { type Prepared, UploadedFiles } from './uploaded-files.js';

@Injectable()
export class OrderFilesService {
  constructor(
    /** The order is locked while its files change, so that two changes at once cannot exceed the quota. */
    private readonly locked: LockedOrders,
    private readonly orders: OrdersRepository,
    private readonly files: OrderFilesRepository,
    private readonly uploaded: UploadedFiles,
    private readonly links: FileLinks,
    private readonly clock: Clock,
  ) {}

  /** @throws AppError conflict if the order has the maximum number of files */
  async signUpload(request: UploadRequest, session: Session): Promise<{ signedUrl: string; key: string }> {
    const { orderId, ...file } = request;
    return this.locked.one(orderId, session, async (manager, order) => {
      const count = await this.files.count(manager, orderId, { forClaim: false });
      if (count >= maxFilesPerOrder) throw tooManyFiles();
      const addedBy = await this.orders.actorOf(manager, session);
      return this.uploaded.sign(manager, order, { ...file, addedBy, forClaim: false });
    });
  }

  /** Adds all files or none. Files that were added before stay as they are. */
  async add(orderId: string, keys: readonly string[], session: Session): Promise<OrderFile[]> {
    const wanted = [...new Set(keys)];
    const found = await this.findFiles(orderId, wanted, session);
    if (found.length < wanted.length) throw noSuchFile();
    const prepared: Prepared[] = [];
    for (const file of found.filter(({ state }) => state === 'signed')) {
      const one = await this.prepareOnce(file, session);
      if (one) prepared.push(one);
    }
    const shown = await this.locked.one(orderId, session, async (manager, order) => {
      const notes: string[] = [];
      const addedBy = await this.orders.actorOf(manager, session);
      for (const one of prepared) {
        if (await this.uploaded.markAdded(manager, one, { addedBy, forClaim: false }))
          notes.push(`Added ${one.name}.`);
      }
      await this.note(manager, { order, session, notes });
      return this.files.listShown(manager, orderId, this.clock.now());
    });
    await this.uploaded.forgetUploads(prepared);
    return this.links.toOrderFiles(shown);
  }

  /** Removing a removed file does nothing. @throws AppError conflict for the accepted terms */
  remove(orderId: string, urlOrKey: string, session: Session): Promise<OrderFile[]> {
    return this.changeFile({ orderId, key: findFileKey(urlOrKey), session }, async (manager, file) => {
      if (file.isProof) throw isProofOfTerms();
      const isRemoved = await this.files.markRemoved(manager, file.key, this.clock.now());
      return isRemoved ? `Removed ${file.name}.` : null;
    });
  }

  /** @throws AppError conflict if it was removed more than 30 days ago */
  restore(orderId: string, key: string, session: Session): Promise<OrderFile[]> {
    return this.changeFile({ orderId, key: findFileKey(key), session }, async (manager, file) => {
      if (file.state === 'added') return null;
      const isRestored = await this.files.markRestored(manager, file.key, this.clock.now());
      if (!isRestored) throw new AppError('conflict', 'This file can no longer be restored.');
      return `Restored ${file.name}.`;
    });
  }

  /** Repeating it adds no second line to the history. @throws AppError conflict for a removed file and the accepted terms */
  setForCustomer(
    orderId: string,
    { key, forCustomer }: { key: string; forCustomer: boolean },
    session: Session,
  ): Promise<OrderFile[]> {
    return this.changeFile({ orderId, key: findFileKey(key), session }, async (manager, file) => {
      if (file.state === 'removed') throw restoreFirst();
      if (file.isProof && forCustomer) throw isProofOfTerms();
      if (!(await this.files.markForCustomer(manager, file.key, forCustomer))) return null;
      return forCustomer ? `Showed ${file.name} to the customer.` : `Hid ${file.name} from the customer.`;
    });
  }

  private findFiles(orderId: string, keys: string[], session: Session): Promise<OrderFileEntity[]> {
    return this.locked.one(orderId, session, (manager) => this.files.find(manager, orderId, keys));
  }

  /** Null if it was added meanwhile, as its upload is gone then. */
  private async prepareOnce(file: OrderFileEntity, session: Session): Promise<Prepared | null> {
    try {
      return await this.uploaded.prepare(file, session);
    } catch (error) {
      const [now] = await this.findFiles(file.orderId, [file.key], session);
      if (now?.state === 'added') return null;
      throw error;
    }
  }

  private async changeFile(
    { orderId, key, session }: { orderId: string; key: string | null; session: Session },
    work: (manager: EntityManager, file: OrderFileEntity) => Promise<string | null>,
  ): Promise<OrderFile[]> {
    const shown = await this.locked.one(orderId, session, async (manager, order) => {
      const [file] = key === null ? [] : await this.files.find(manager, orderId, [key]);
      if (!file || file.state === 'signed' || file.forClaim) throw noSuchFile();
      const note = await work(manager, file);
      if (note !== null) await this.note(manager, { order, session, notes: [note] });
      return this.files.listShown(manager, orderId, this.clock.now());
    });
    return this.links.toOrderFiles(shown);
  }

  /** Notifies open pages. The version stays the same, so that no open edit is refused because of files. */
  private async note(
    manager: EntityManager,
    { order, session, notes }: { order: PlacedOrder; session: Session; notes: string[] },
  ): Promise<void> {
    if (notes.length === 0) return;
    const actor = await this.orders.actorOf(manager, session);
    const entry = { kind: 'other', at: this.clock.now(), actor, source: 'staff' } as const;
    await this.orders.addActivities(
      manager,
      notes.map((note) => lineOf(order, { ...entry, note })),
    );
    await addToOutbox(manager, 'order.changed', toOrderFact(order), { requestId: null });
  }
}
