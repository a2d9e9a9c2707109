import { Injectable } from '@nestjs/common';
import { AppError } from '@overland/service-kit';
import type { EntityManager } from 'typeorm';
import { OrdersRepository, orderAsJson } from '../orders/orders.repository.js';
import type { PlacedOrder, StoredOrder } from '../orders/stored-order.js';
import type { Attempt } from './draft-order.js';

/** Longer than quoting may take to answer, so that two processes never finish one booking at the same time. */
const lease = `interval '15 seconds'`;

/** What the frozen quote decides. */
const confirmedColumns = `status, sd_status, sd_status_label, price, miles, transit_time, pickup, delivery,
  pickup_place_text, delivery_place_text, delivery_scheduled_at, delivery_scheduled_ends_at, vehicles, vehicle_names,
  reply`;

/** Orders on their way to be booked: rows in state `placing`, and the finder of those that got there. */
@Injectable()
export class PlacingsRepository {
  constructor(private readonly orders: OrdersRepository) {}

  /** Claims the quote and takes the lease; null when its quote or the Idempotency-Key is claimed already. */
  async place(manager: EntityManager, draft: StoredOrder): Promise<StoredOrder | null> {
    const [inserted] = await this.orders.insert(manager, [draft]);
    return inserted ? this.lease(manager, inserted.id) : null;
  }

  /** Takes the lease of a row that is still placing; null when another process holds it, or the row is done. */
  async lease(manager: EntityManager, id: string): Promise<StoredOrder | null> {
    return first(
      await manager.query(
        `update orders set lease_until = now() + ${lease}
         where id = $1 and status = 'placing' and lease_until <= now() returning ${orderAsJson}`,
        [id],
      ),
    );
  }

  async release(manager: EntityManager, id: string): Promise<void> {
    await manager.query(`update orders set lease_until = '-infinity' where id = $1 and status = 'placing'`, [
      id,
    ]);
  }

  /** Makes it an order; null when that has happened already, or it was undone. */
  async confirm(manager: EntityManager, order: PlacedOrder): Promise<PlacedOrder | null> {
    return first<PlacedOrder>(
      await manager.query(
        `update orders set (${confirmedColumns}) =
           (select ${confirmedColumns} from json_populate_record(null::orders, $2::json))
         where id = $1 and status = 'placing' returning ${orderAsJson}`,
        [order.id, JSON.stringify(order)],
      ),
    );
  }

  /** Quoting refused: as if nobody had tried. */
  async undo(manager: EntityManager, id: string): Promise<void> {
    await manager.query(`delete from orders where id = $1 and status = 'placing'`, [id]);
  }

  /** The row that an earlier try with the same key made. @throws AppError keyReused when its body was another. */
  async findEarlier(
    manager: EntityManager,
    { idempotencyCaller, idempotencyKey, bodyHash }: Attempt,
  ): Promise<StoredOrder | null> {
    if (idempotencyKey === null) return null;
    const [found] = await manager.query<{ row: StoredOrder }[]>(
      `select ${orderAsJson} from orders where idempotency_caller = $1 and idempotency_key = $2`,
      [idempotencyCaller, idempotencyKey],
    );
    if (!found) return null;
    if (found.row.body_hash === bodyHash) return found.row;
    throw new AppError('keyReused', 'This Idempotency-Key was already used for something else.');
  }

  find(manager: EntityManager, id: string): Promise<StoredOrder | null> {
    return findBy(manager, 'id', id);
  }

  /** Who has claimed the quote, or booked it. */
  findOfQuote(manager: EntityManager, quoteId: string): Promise<StoredOrder | null> {
    return findBy(manager, 'quote_id', quoteId);
  }

  /** The oldest that nobody is finishing. */
  async findAbandoned(manager: EntityManager, bookedBefore: Date): Promise<string[]> {
    const rows = await manager.query<{ id: string }[]>(
      `select id from orders where status = 'placing' and created_at < $1 and lease_until <= now()
       order by created_at limit 100`,
      [bookedBefore],
    );
    return rows.map(({ id }) => id);
  }
}

async function findBy(
  manager: EntityManager,
  column: 'id' | 'quote_id',
  value: string,
): Promise<StoredOrder | null> {
  const [found] = await manager.query<{ row: StoredOrder }[]>(
    `select ${orderAsJson} from orders where ${column} = $1`,
    [value],
  );
  return found?.row ?? null;
}

/** TypeORM answers an UPDATE with [rows, count]. */
function first<T extends StoredOrder = StoredOrder>([rows]: [{ row: T }[], number]): T | null {
  return rows[0]?.row ?? null;
}
