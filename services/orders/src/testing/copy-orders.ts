import { systemScope, withPortal } from '@overland/service-kit';
import type { TestService } from '@overland/service-kit/testing';
import { DataSource } from 'typeorm';

interface Copies {
  orderId: string;
  count: number;
  /** The number of the first copy. */
  firstNumber: number;
  /** More of their columns, in SQL over the number `n`: `{ paid: 'n % 2 = 0' }`. */
  columns?: Record<string, string>;
}

/**
 * Many orders for specs of lists: copies of one in its portal. They are left out of the search, so that it only takes seconds.
 */
export async function copyOrders(
  { database }: TestService,
  { orderId, count, firstNumber, columns = {} }: Copies,
): Promise<void> {
  const changed = { id: 'gen_random_uuid()', quote_id: 'gen_random_uuid()', unique_id: 'n', ...columns };
  const values = Object.entries(changed).map(([column, sql]) => `'${column}', ${sql}`);
  const owner = await new DataSource({ type: 'postgres', url: database.ownerUrl }).initialize();
  await withPortal(owner, systemScope, async (manager) => {
    await manager.query('alter table orders disable trigger user');
    await manager.query(
      `insert into orders select copy.* from orders o, generate_series($2::int, $3::int) as n,
        jsonb_populate_record(o, jsonb_build_object(${values.join(', ')})) as copy
      where o.id = $1`,
      [orderId, firstNumber, firstNumber + count - 1],
    );
    await manager.query('alter table orders enable trigger user');
  });
  await owner.query('analyze orders');
  await owner.destroy();
}
