import { queryAsOwner } from './databases.js';
import { until } from './product.js';

/** Sends the emails about an order now that wait because their step can be undone. */
export async function sendWaiting(orderId: string): Promise<void> {
  const sql =
    'update email_log set not_before = now() where order_id = $1 and not_before is not null returning id';
  await until('an email that waits', async () => {
    const rows = await queryAsOwner<{ id: string }>('notifications', sql, [orderId]);
    return rows.length > 0;
  });
}
