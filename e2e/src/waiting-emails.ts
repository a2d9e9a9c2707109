import { queryAsOwner } from './databases.js';
import { until } from './product.js';

/** Ends the minute in which the steps of an order can be undone: the customer's page shows them, and the emails that wait go. */
export async function sendWaiting(orderId: string): Promise<void> {
  await queryAsOwner('orders', 'update orders set undo = null where id = $1', [orderId]);
  await queryAsOwner('orders', 'update order_claims set undo = null where order_id = $1', [orderId]);
  const sql =
    'update email_log set not_before = now() where order_id = $1 and not_before is not null returning id';
  await until('an email that waits', async () => {
    const rows = await queryAsOwner<{ id: string }>('notifications', sql, [orderId]);
    return rows.length > 0;
  });
}
