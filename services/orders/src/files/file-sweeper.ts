import { Injectable } from '@nestjs/common';
import { fileRestoreDays } from '@overland/contracts';
import { Clock, InjectDatabase, Sweeps, systemScope, withPortal } from '@overland/service-kit';
import { FileStore } from '@overland/service-kit/files';
import { type DataSource, type EntityManager, In, LessThan } from 'typeorm';
import { allKeysOf } from './object-keys.js';
import { OrderFileEntity } from './order-file.entity.js';
import { dayMs } from './order-files.repository.js';

const hourMs = 3_600_000;
const atOnce = 50;

/** Deletes for good what was never added after a day, and what was removed 30 days ago; in the worker role. */
@Injectable()
export class FileSweeper {
  constructor(
    @InjectDatabase() private readonly dataSource: DataSource,
    private readonly store: FileStore,
    private readonly clock: Clock,
  ) {}

  @Sweeps({ what: 'sweeping files of orders', everyMs: hourMs })
  async sweep(): Promise<void> {
    while ((await this.inTransaction((manager) => this.deleteSome(manager))) === atOnce);
    await this.deleteLostUploads();
  }

  /** Objects first, the row last: after a crash in between, the next run finds the row. */
  private async deleteSome(manager: EntityManager): Promise<number> {
    const now = this.clock.now().getTime();
    const files = manager.getRepository(OrderFileEntity);
    const found = await files.find({
      where: [
        { state: 'signed', createdAt: LessThan(new Date(now - dayMs)) },
        { state: 'removed', removedAt: LessThan(new Date(now - fileRestoreDays * dayMs)) },
      ],
      take: atOnce,
      lock: { mode: 'pessimistic_write', onLocked: 'skip_locked' },
    });
    for (const key of found.flatMap((file) => allKeysOf(file.key))) await this.store.delete(key);
    if (found.length > 0) await files.delete({ key: In(found.map(({ key }) => key)) });
    return found.length;
  }

  /** What arrived and belongs to no file: sent twice to one link, or cut off by a crash. */
  private async deleteLostUploads(): Promise<void> {
    const before = this.clock.now().getTime() - dayMs;
    for await (const { key, modifiedAt } of this.store.list('uploads')) {
      if (modifiedAt.getTime() < before) await this.store.delete(key);
    }
  }

  private inTransaction<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    return withPortal(this.dataSource, systemScope, work);
  }
}
