import { type BeforeApplicationShutdown, Inject, Injectable, Optional, type Type } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import type { DataSource, EntityManager, ObjectLiteral } from 'typeorm';
import { SERVICE_DATABASE } from '../database/database.js';
import { afterCommit, look } from '../database/with-portal.js';
import { lastWork } from '../last-work.js';
import { SERVICE_NAME } from '../service-definition.js';
import { Rest } from '../sweeper/rest.js';
import { Sweeper } from '../sweeper/sweeper.js';
import { Tracing } from '../tracing/tracing.js';
import type { Waiting } from './due-rows.js';
import { type DueWorker, findDueWork } from './due-work.js';
import { RowCrew } from './row-crew.js';

const lookEveryMs = 1000;

const wakers = new WeakMap<DataSource, () => void>();

/** Saves rows that are written as due the wait for the next look, where a worker runs in this process. */
export function workSoon(manager: EntityManager): void {
  afterCommit(manager, () => wakers.get(manager.dataSource)?.());
}

/**
 * Finds what is due for the providers marked with `@DueWork`: one query for all of them, each second while the service is
 * used, and otherwise when the next row is due.
 */
@Injectable()
export class DueWorks implements BeforeApplicationShutdown {
  private readonly sweeper: Sweeper;
  private found: RowCrew<ObjectLiteral>[] | null = null;
  private readonly others = new Map<string, (manager: EntityManager) => Promise<Waiting>>();

  constructor(
    @Inject(SERVICE_NAME) private readonly service: string,
    @Optional() @Inject(SERVICE_DATABASE) private readonly database: DataSource | null,
    private readonly discovery: DiscoveryService,
    private readonly tracing: Tracing,
  ) {
    this.sweeper = new Sweeper({
      what: 'looking for due work',
      everyMs: lookEveryMs,
      work: () => this.look(),
      database,
    });
  }

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

  /** The kinds of work of `@DueWork`. */
  get names(): string[] {
    return this.crews.map(({ name }) => name);
  }

  /** Has rows counted, too, that no `@DueWork` takes. */
  countToo(work: string, count: (manager: EntityManager) => Promise<Waiting>): void {
    this.others.set(work, count);
  }

  /** By kind of work. */
  count(): Promise<({ work: string } & Waiting)[]> {
    const counts = [
      ...this.crews.map(({ name, rows }) => [name, (manager: EntityManager) => rows.count(manager)] as const),
      ...this.others,
    ];
    return look(this.needDatabase(), (manager) =>
      Promise.all(counts.map(async ([work, count]) => ({ work, ...(await count(manager)) }))),
    );
  }

  private async look(): Promise<Rest | null> {
    const open = this.crews.filter(({ hasRoom }) => hasRoom);
    if (open.length === 0) return null;
    const questions = open.map(
      ({ rows }, at) =>
        `select ${at} as at, extract(epoch from ${rows.nextDue} - now())::float * 1000 as "inMs"`,
    );
    const next = await look(this.needDatabase(), (manager) =>
      manager.query<{ at: number; inMs: number | null }[]>(questions.join(' union all ')),
    );
    for (const { at, inMs } of next) if (inMs !== null && inMs <= 0) await open[at]?.begin();
    // A crew that pauses does not say when it goes on.
    const firstMs = Math.min(...next.map(({ inMs }) => inMs ?? Number.POSITIVE_INFINITY));
    return open.length === this.crews.length && firstMs > 0 ? new Rest(firstMs) : null;
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

  private needDatabase(): DataSource {
    if (!this.database) throw new Error('Due work needs a database.');
    return this.database;
  }
}
