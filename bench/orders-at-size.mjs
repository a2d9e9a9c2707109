import { query, withRowsAtSize } from './at-size.mjs';
import { seedOrders } from './seed-orders.mjs';

/** Runs `work` with orders databases of these sizes (`at-size.mjs`). */
export function withOrdersAtSize(sizes, work) {
  return withRowsAtSize({ service: 'orders', table: 'orders', seed }, sizes, work);
}

async function seed(url, options) {
  await seedOrders(url, options);
  // Nobody hears of the demo orders here.
  await query(url, 'delete from outbox');
}
