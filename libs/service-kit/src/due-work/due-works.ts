import { type BeforeApplicationShutdown, Inject, Injectable, Optional, type Type } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import type { DataSource, EntityManager, ObjectLiteral } from 'typeorm';
import { SERVICE_DATABASE } from '../database/database.js';
import { afterCommit, inSystem } from '../database/with-portal.js';
import { lastWork } from '../last-work.js';
import { SERVICE_NAME } from '../service-definition.js';
import { Sweeper } from '../sweeper/sweeper.js';
import { Tracing } from '../tracing/tracing.js';
import { type DueWorker, findDueWork } from './due-work.js';
import { RowCrew } from './row-crew.js';

const lookEveryMs = 1000;

const wakers = new WeakMap<DataSource, () => void>();

/** Saves rows that are written as due the wait for the next look, where a worker runs in this process. */
export function workSoon(manager: EntityManager): void {
  afterCommit(manager, () => wakers.get(manager.dataSource)?.());
}

/** Finds what is due for the providers marked with `@DueWork`: one query each second, whatever their number. */
@Injectable()
export class DueWorks implements BeforeApplicationShutdown {
  private readonly sweeper = new Sweeper({
    what: 'looking for due work',
    everyMs: lookEveryMs,
    work: () => this.look(),
  });
  private found: RowCrew<ObjectLiteral>[] | null = null;

  constructor(
    @Inject(SERVICE_NAME) private readonly service: string,
    @Optional() @Inject(SERVICE_DATABASE) private readonly database: DataSource | null,
    private readonly discovery: DiscoveryService,
    private readonly tracing: Tracing,
  ) {}

  start(): void {
    if (!this.database || this.crews.length === 0) return;
    wakers.set(this.database, () => this.sweeper.wake());
    this.sweeper.start('now');
  }

  async beforeApplicationShutdown(): Promise<void> {
    const crews = this.found ?? [];
    const stopAll = () => Promise.all(crews.map((crew) => crew.stop()));
    // Once more after the last look, which may still have claimed rows.
    await lastWork(Promise.all([stopAll(), this.sweeper.stop().then(stopAll)]));
  }

  /** Works off what is due for one provider, outside of a worker: for tests. */
  async workOff<Row extends ObjectLiteral>(worker: Type<DueWorker<Row>>): Promise<void> {
    const crew = this.crews.find(({ isFor }) => isFor instanceof worker);
    if (!crew) throw new Error(`${worker.name} is not marked with @DueWork.`);
    await crew.workOff();
  }

  /** Of each kind of work: how many rows wait for a worker, and since when. */
  count(): Promise<{ work: string; due: number; oldestSeconds: number }[]> {
    return this.inSystem((manager) =>
      Promise.all(this.crews.map(async ({ name, rows }) => ({ work: name, ...(await rows.count(manager)) }))),
    );
  }

  private async look(): Promise<void> {
    const open = this.crews.filter(({ hasRoom }) => hasRoom);
    if (open.length === 0) return;
    const questions = open.map(({ rows }, at) => `select ${at} as at where ${rows.someAreDue}`);
    const due = await this.inSystem((manager) =>
      manager.query<{ at: number }[]>(questions.join(' union all ')),
    );
    for (const { at } of due) await open[at]?.begin();
  }

  private get crews(): RowCrew<ObjectLiteral>[] {
    this.found ??= this.findCrews();
    return this.found;
  }

  private findCrews(): RowCrew<ObjectLiteral>[] {
    const { database, service, tracing } = this;
    if (!database) return [];
    const onEnd = () => this.sweeper.wake();
    const workers = new Set(this.discovery.getProviders().map(({ instance }): unknown => instance));
    return [...workers].flatMap((worker) => {
      const work = findDueWork(worker);
      const options = { database, service, tracing, onEnd, worker: worker as DueWorker<ObjectLiteral> };
      return work ? [new RowCrew({ ...options, work })] : [];
    });
  }

  private inSystem<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    if (!this.database) throw new Error('Due work needs a database.');
    return inSystem(this.database, work);
  }
}
