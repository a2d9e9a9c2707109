import { Injectable } from '@nestjs/common';
import { Clock, InjectDatabase, systemScope, withPortal } from '@overland/service-kit';
import {
  type DataSource,
  type EntityManager,
  type FindOptionsWhere,
  IsNull,
  LessThanOrEqual,
  Not,
} from 'typeorm';
import type { PlacedOrder } from '../orders/order.entity.js';
import { OrdersRepository } from '../orders/orders.repository.js';
import { DispatchEntity } from './dispatch.entity.js';
import { soon } from './mark-for-tms.js';
import type { DispatchColumns } from './tms-steps.js';

type Ended = Omit<DispatchColumns, 'dueAt' | 'pollAt' | 'leaseUntil'>;

/** Longer than all calls about one order may take. */
const leaseMs = 120_000;
const mostInARun = 100;
/** Another process has it now, as the lease ran out. */
export class LeaseLost extends Error {}

/**
 * Orders at the TMS, each worked on by one process at a time: a row that is taken carries a lease, and its next time is
 * the end of the lease. Who marks the row meanwhile sets that time anew, so that no mark is lost, also when the process dies.
 */
@Injectable()
export class DispatchesRepository {
  constructor(
    @InjectDatabase() private readonly dataSource: DataSource,
    private readonly orders: OrdersRepository,
    private readonly clock: Clock,
  ) {}

  findDue(): Promise<string[]> {
    return this.inSystem(async (manager) => {
      const found = await manager.getRepository(DispatchEntity).find({
        select: { orderId: true },
        where: { dueAt: this.past(), leaseUntil: this.past() },
        order: { dueAt: 'ASC' },
        take: mostInARun,
      });
      return found.map(({ orderId }) => orderId);
    });
  }

  findToPoll(): Promise<DispatchEntity[]> {
    return this.inSystem((manager) =>
      manager.getRepository(DispatchEntity).find({
        where: { pollAt: this.past(), tmsGuid: Not(IsNull()), leaseUntil: this.past() },
        order: { pollAt: 'ASC' },
        take: mostInARun,
      }),
    );
  }

  /** Null when another process has it, or it is not due any more. */
  takeDue(orderId: string): Promise<DispatchEntity | null> {
    const leaseUntil = this.leaseEnd();
    return this.take({ orderId, dueAt: this.past() }, { leaseUntil, dueAt: leaseUntil });
  }

  /** Null when another process has it, or it need not be asked about any more. */
  takeToPoll(orderId: string): Promise<DispatchEntity | null> {
    const leaseUntil = this.leaseEnd();
    return this.take({ orderId, pollAt: this.past() }, { leaseUntil, pollAt: leaseUntil });
  }

  private take(
    where: FindOptionsWhere<DispatchEntity> & { orderId: string },
    columns: DispatchColumns,
  ): Promise<DispatchEntity | null> {
    return this.inSystem(async (manager) => {
      const rows = manager.getRepository(DispatchEntity);
      const { affected } = await rows.update({ ...where, leaseUntil: this.past() }, columns);
      return affected === 1 ? rows.findOneBy({ orderId: where.orderId }) : null;
    });
  }

  /** Keeps what is known of a leased row. @throws LeaseLost */
  async keep(dispatch: DispatchEntity, columns: DispatchColumns): Promise<DispatchEntity> {
    await this.inSystem((manager) => keepIn(manager, dispatch, columns));
    return { ...dispatch, ...columns };
  }

  /** Ends the lease of a row that was due, with the time of its next attempt, unless it was marked meanwhile. */
  finish(dispatch: DispatchEntity, { dueAt, ...columns }: Ended & { dueAt: Date | null }): Promise<void> {
    return this.end(dispatch, { columns, next: 'dueAt', at: dueAt });
  }

  /** Ends the lease of a row that was polled. `pollAt`: when to ask again, unless the TMS has called meanwhile. */
  finishPoll(
    dispatch: DispatchEntity,
    { pollAt, ...columns }: Ended & { pollAt: Date | null },
  ): Promise<void> {
    return this.end(dispatch, { columns, next: 'pollAt', at: pollAt });
  }

  /** The time that was set with the lease is its end; any other is a mark, which stays. @throws LeaseLost */
  private end(
    dispatch: DispatchEntity,
    { columns, next, at }: { columns: Ended; next: 'dueAt' | 'pollAt'; at: Date | null },
  ): Promise<void> {
    const column = next === 'dueAt' ? 'due_at' : 'poll_at';
    const unlessMarked = () => `case when ${column} = lease_until then :at::timestamptz else ${column} end`;
    return this.inSystem(async (manager) => {
      const { affected } = await manager
        .createQueryBuilder()
        .update(DispatchEntity)
        .set({ ...columns, leaseUntil: soon, [next]: unlessMarked })
        .where({ orderId: dispatch.orderId, leaseUntil: dispatch.leaseUntil })
        .setParameter('at', at)
        .execute();
      refuseLost(affected, dispatch);
    });
  }

  /** The order as it is now, and why it was canceled last. */
  subjectOf({ orderId }: DispatchEntity): Promise<{ order: PlacedOrder; reason: string }> {
    return this.inSystem(async (manager) => {
      const order = await this.orders.get(manager, orderId, systemScope);
      const canceled =
        order.sdStatus === 'order_canceled'
          ? await this.orders.findMove(manager, orderId, 'order_canceled')
          : null;
      return { order, reason: canceled?.note || 'Canceled' };
    });
  }

  private past() {
    return LessThanOrEqual(this.clock.now());
  }

  private leaseEnd(): Date {
    return new Date(this.clock.now().getTime() + leaseMs);
  }

  private inSystem<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    return withPortal(this.dataSource, systemScope, work);
  }
}

/** The same within a transaction. @throws LeaseLost */
export async function keepIn(
  manager: EntityManager,
  dispatch: DispatchEntity,
  columns: DispatchColumns,
): Promise<void> {
  const { orderId, leaseUntil } = dispatch;
  const { affected } = await manager.getRepository(DispatchEntity).update({ orderId, leaseUntil }, columns);
  refuseLost(affected, dispatch);
}

function refuseLost(affected: number | undefined, { orderId }: DispatchEntity): void {
  if (affected !== 1) throw new LeaseLost(`the lease of order ${orderId} ran out`);
}
