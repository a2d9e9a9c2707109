import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { Injectable } from '@nestjs/common';
import { exportHours } from '@overland/contracts';
import { hourMs } from '@overland/contracts/calendar';
import {
  AppError,
  type Claim,
  Clock,
  Database,
  DueWork,
  type DueWorker,
  type Failure,
  Interrupted,
  LeaseLost,
  Sweeps,
  systemScope,
} from '@overland/service-kit';
import { FileStore } from '@overland/service-kit/files';
import type { EntityManager } from 'typeorm';
import { ExportFiles } from './export-files.js';
import { exportKeyOf, exportTypes } from './export-key.js';
import { OrderExportEntity } from './order-export.entity.js';
import { OrderExportsRepository } from './order-exports.repository.js';

/** Name of the temporary folders in which files are written. */
const folderPrefix = 'overland-export-';

/** Bytes: in pieces of the default 64 KB a large file takes several times as long. */
const storedAtOnce = 2 ** 20;

/** After this many tries an export has failed. */
const mostTries = 3;

/** Writes the files of exports. A file is stored once it is complete, so an interrupted run starts over. */
@Injectable()
@DueWork({
  name: 'order-export',
  entity: OrderExportEntity,
  atOnce: 2,
  isGivenUp: ({ attempts }: OrderExportEntity) => attempts >= mostTries,
})
export class ExportWorker implements DueWorker<OrderExportEntity> {
  constructor(
    private readonly database: Database,
    private readonly exports: OrderExportsRepository,
    private readonly files: ExportFiles,
    private readonly store: FileStore,
    private readonly clock: Clock,
  ) {}

  async work(found: OrderExportEntity, { stopping }: Claim<OrderExportEntity>): Promise<void> {
    // Another worker may have finished it and died before saying so.
    if (found.state !== 'running') return;
    try {
      await this.write(found, stopping);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      await this.change(found, { state: 'failed', error: error.message, finishedAt: this.clock.now() });
    }
  }

  async failed(manager: EntityManager, { id }: OrderExportEntity, { isGivenUp }: Failure): Promise<void> {
    if (!isGivenUp) return;
    const error = 'There was an error exporting orders.';
    await this.exports.updateRunning(manager, id, { state: 'failed', error, finishedAt: this.clock.now() });
  }

  /**
   * Deletes exports that are older than a day. Objects go first, so that after a crash in between the next run still finds the
   * row.
   */
  @Sweeps({ what: 'sweeping exports of orders', everyMs: hourMs })
  async sweep(): Promise<void> {
    const before = new Date(this.clock.now().getTime() - exportHours * hourMs);
    const found = await this.database.inSystem((manager) => this.exports.findOlder(manager, before));
    // Outside a transaction, as a store may be slow.
    for (const one of found) await this.store.delete(exportKeyOf(one));
    const ids = found.map(({ id }) => id);
    await this.database.inSystem((manager) => this.exports.delete(manager, ids));
    await this.deleteLostFiles(before);
  }

  /** Deletes files that a crash left behind when their export was canceled. */
  private async deleteLostFiles(before: Date): Promise<void> {
    for await (const { key, modifiedAt } of this.store.list('exports')) {
      if (modifiedAt < before) await this.store.delete(key);
    }
    for (const name of await readdir(tmpdir())) {
      const folder = path.join(tmpdir(), name);
      if (name.startsWith(folderPrefix) && (await lastChange(folder)) < before) await deleteFolder(folder);
    }
  }

  private async write(found: OrderExportEntity, stopping: AbortSignal): Promise<void> {
    const { request, portalId, requestedBy: userId, showsCosts } = found;
    const scope = portalId ? { portalId } : systemScope;
    const scoped = { request, scope, reads: scope, userId, showsCosts };
    const change = async (columns: Parameters<OrderExportsRepository['updateRunning']>[2]) => {
      if (stopping.aborted) throw new Interrupted();
      // It was canceled.
      if (!(await this.change(found, columns))) throw new LeaseLost();
    };
    await change({ rowsDone: 0, rowsTotal: await this.files.count(scoped) });
    const folder = await mkdtemp(path.join(tmpdir(), folderPrefix));
    try {
      const file = path.join(folder, 'orders');
      await pipeline(
        await this.files.open(scoped, (rowsDone) => change({ rowsDone })),
        createWriteStream(file),
      );
      await this.keep(found, file);
    } finally {
      await deleteFolder(folder);
    }
  }

  private async keep(found: OrderExportEntity, file: string): Promise<void> {
    const key = exportKeyOf(found);
    const { size } = await stat(file);
    await this.store.putStream(key, {
      from: createReadStream(file, { highWaterMark: storedAtOnce }),
      size,
      type: exportTypes[found.request.format],
    });
    const isKept = await this.change(found, { state: 'done', finishedAt: this.clock.now() });
    // It was canceled while the file was being stored.
    if (!isKept && !(await this.exists(found.id))) await this.store.delete(key);
  }

  private exists(id: string): Promise<boolean> {
    return this.database.inSystem((manager) => this.exports.exists(manager, id));
  }

  private change({ id }: OrderExportEntity, columns: Parameters<OrderExportsRepository['updateRunning']>[2]) {
    return this.database.inSystem((manager) => this.exports.updateRunning(manager, id, columns));
  }
}

const deleteFolder = (folder: string) => rm(folder, { recursive: true, force: true });

/** The current time if another worker has already deleted it. */
const lastChange = async (folder: string): Promise<Date> =>
  (await stat(folder).catch(() => null))?.mtime ?? new Date();
