import { Injectable } from '@nestjs/common';
import { Clock, InjectDatabase, inSystem } from '@overland/service-kit';
import { type DataSource, In, IsNull } from 'typeorm';
import { DispatchEntity } from '../dispatches/dispatch.entity.js';
import { soon } from '../dispatches/mark-for-tms.js';
import { DispatchCallEntity } from './dispatch-call.entity.js';

const atOnce = 1000;

export type NewDispatchCall = Omit<DispatchCallEntity, 'id' | 'handledAt'>;

@Injectable()
export class DispatchCallsRepository {
  constructor(
    @InjectDatabase() private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  async add(call: NewDispatchCall): Promise<void> {
    await this.dataSource
      .createQueryBuilder()
      .insert()
      .into(DispatchCallEntity)
      .values(call)
      .orIgnore()
      .updateEntity(false)
      .execute();
  }

  /**
   * Marks the orders of new calls to be read from the TMS. Many calls about one order cause one read. Calls about orders that
   * are not ours are left alone.
   * @returns how many calls were new.
   */
  distribute(): Promise<number> {
    return inSystem(this.dataSource, async (manager) => {
      const calls = await manager.getRepository(DispatchCallEntity).find({
        select: { id: true, orderGuid: true },
        where: { handledAt: IsNull() },
        order: { id: 'ASC' },
        take: atOnce,
        lock: { mode: 'pessimistic_write', onLocked: 'skip_locked' },
      });
      if (calls.length === 0) return 0;
      const guids = [...new Set(calls.map(({ orderGuid }) => orderGuid))];
      await manager.getRepository(DispatchEntity).update({ tmsGuid: In(guids) }, { pollAt: soon });
      const ids = calls.map(({ id }) => id);
      await manager
        .getRepository(DispatchCallEntity)
        .update({ id: In(ids) }, { handledAt: this.clock.now() });
      return calls.length;
    });
  }
}
