import { Injectable } from '@nestjs/common';
import { fileRestoreDays } from '@overland/contracts';
import { dayMs, hourMs } from '@overland/contracts/calendar';
import { Clock, InjectDatabase, inSystem, Sweeps } from '@overland/service-kit';
import { FileStore } from '@overland/service-kit/files';
import { type DataSource, In, LessThan } from 'typeorm';
import { allKeysOf } from './object-keys.js';
import { OrderFileEntity } from './order-file.entity.js';

const atOnce = 50;

/** Deletes uploads that were not added within a day, and files that were removed 30 days ago. */
@Injectable()
export class FileSweeper {
  constructor(
    @InjectDatabase() private readonly dataSource: DataSource,
    private readonly store: FileStore,
    private readonly clock: Clock,
  ) {}

  @Sweeps({ what: 'sweeping files of orders', everyMs: hourMs })
  async sweep(): Promise<void> {
    await this.giveUpUploads();
    while ((await this.deleteSome()) === atOnce);
    await this.deleteLostUploads();
  }

  /** Marks them as removed too long ago to be restored, so that nobody adds a file whose objects are being deleted. */
  private async giveUpUploads(): Promise<void> {
    const createdAt = LessThan(this.before(dayMs));
    await inSystem(this.dataSource, (manager) =>
      manager
        .getRepository(OrderFileEntity)
        .update({ state: 'signed', createdAt }, { state: 'removed', removedAt: new Date(0) }),
    );
  }

  /** Deletes the objects first and the row last: after a crash in between, the next run still finds the row. */
  private async deleteSome(): Promise<number> {
    const removedAt = LessThan(this.before(fileRestoreDays * dayMs));
    const found = await inSystem(this.dataSource, (manager) =>
      manager
        .getRepository(OrderFileEntity)
        .find({ select: { key: true }, where: { state: 'removed', removedAt }, take: atOnce }),
    );
    const keys = found.map(({ key }) => key);
    for (const key of keys.flatMap(allKeysOf)) await this.store.delete(key);
    if (keys.length > 0) {
      await inSystem(this.dataSource, (manager) =>
        manager.getRepository(OrderFileEntity).delete({ key: In(keys) }),
      );
    }
    return keys.length;
  }

  /** Deletes uploads that belong to no file: sent twice to one link, or left by a crash. */
  private async deleteLostUploads(): Promise<void> {
    const before = this.before(dayMs);
    for await (const { key, modifiedAt } of this.store.list('uploads')) {
      if (modifiedAt < before) await this.store.delete(key);
    }
  }

  private before(ms: number): Date {
    return new Date(this.clock.now().getTime() - ms);
  }
}
