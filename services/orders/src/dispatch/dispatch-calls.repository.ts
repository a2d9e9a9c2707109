import { Injectable } from '@nestjs/common';
import { insertNew, type Waiting } from '@overland/service-kit';
import { type EntityManager, In, IsNull } from 'typeorm';
import { DispatchesRepository } from '../dispatches/dispatches.repository.js';
import { DispatchCallEntity } from './dispatch-call.entity.js';

const atOnce = 1000;
const mostCounted = 10_000;

/** Calls from the TMS. */
@Injectable()
export class DispatchCallsRepository {
  constructor(private readonly dispatches: DispatchesRepository) {}

  /** Stores a repeated call once. */
  async add(manager: EntityManager, call: Omit<DispatchCallEntity, 'id' | 'handledAt'>): Promise<void> {
    await insertNew(manager, DispatchCallEntity, call);
  }

  someAreNew(manager: EntityManager): Promise<boolean> {
    return manager.existsBy(DispatchCallEntity, { handledAt: IsNull() });
  }

  /** Calls that were not handled yet, up to 10,000, and since when. */
  async countNew(manager: EntityManager): Promise<Waiting> {
    const [found] = await manager.query<[Waiting]>(
      `select count(*)::int as due, coalesce(extract(epoch from now() - min(received_at)), 0)::float as "oldestSeconds", 0 as retried
       from (select received_at from dispatch_calls where handled_at is null order by id limit ${mostCounted}) waiting`,
    );
    return found;
  }

  /**
   * Marks the orders of new calls to be read from the TMS. Many calls about one order cause one read. Calls about orders that
   * are not ours are left alone.
   * @returns how many calls were new.
   */
  async distribute(manager: EntityManager, handledAt: Date): Promise<number> {
    const calls = await manager.find(DispatchCallEntity, {
      select: { id: true, orderGuid: true },
      where: { handledAt: IsNull() },
      order: { id: 'ASC' },
      take: atOnce,
      lock: { mode: 'pessimistic_write', onLocked: 'skip_locked' },
    });
    if (calls.length === 0) return 0;
    const guids = new Set(calls.map(({ orderGuid }) => orderGuid));
    await this.dispatches.pollSoon(manager, [...guids]);
    await manager.update(DispatchCallEntity, { id: In(calls.map(({ id }) => id)) }, { handledAt });
    return calls.length;
  }
}
