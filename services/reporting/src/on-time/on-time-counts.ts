import type { Rollup } from '../counts/rollup.js';

/**
 * Pickups and deliveries that are done, by the day that was promised: the last one that the customer was told. `dimension`
 * is `total`, `lane` or `carrier`, `key` the one of it.
 */
export const onTimeCounts: Rollup = {
  table: 'on_time_counts',
  counted: 'orders_counted',
  id: 'order_id',
  keys: ['portal_id', 'dimension', 'day', 'key', 'leg'],
  sums: ['on_time', 'late'],
};
