import { Injectable } from '@nestjs/common';
import { dayMs, hourMs } from '@overland/contracts/calendar';
import { Clock, Database, Sweeps } from '@overland/service-kit';
import { FileStore } from '@overland/service-kit/files';
import { allKeysOf } from './object-keys.js';
import { OrderFilesRepository } from './order-files.repository.js';

const atOnce = 50;

/** Deletes uploads that were not added within a day, and files that were removed 30 days ago. */
@Injectable()
export class FileSweeper {
  constructor(
    private readonly database: Database,
    private readonly files: OrderFilesRepository,
    private readonly store: FileStore,
    private readonly clock: Clock,
  ) {}

  @Sweeps({ what: 'sweeping files of orders', everyMs: hourMs })
  async sweep(): Promise<void> {
    await this.database.inSystem((manager) => this.files.giveUpUploads(manager, this.aDayAgo()));
    while ((await this.deleteSome()) === atOnce);
    await this.deleteLostUploads();
  }

  /** Deletes the objects first and the row last: after a crash in between, the next run still finds the row. */
  private async deleteSome(): Promise<number> {
    const keys = await this.database.inSystem((manager) =>
      this.files.findOutdated(manager, this.clock.now(), atOnce),
    );
    for (const key of keys.flatMap(allKeysOf)) await this.store.delete(key);
    await this.database.inSystem((manager) => this.files.delete(manager, keys));
    return keys.length;
  }

  /** Deletes uploads that belong to no file: sent twice to one link, or left by a crash. */
  private async deleteLostUploads(): Promise<void> {
    const before = this.aDayAgo();
    for await (const { key, modifiedAt } of this.store.list('uploads')) {
      if (modifiedAt < before) await this.store.delete(key);
    }
  }

  private aDayAgo(): Date {
    return new Date(this.clock.now().getTime() - dayMs);
  }
}
