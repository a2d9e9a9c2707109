import type { Rollup } from '../counts/rollup.js';

/**
 * Quotes by the day when they were made, and by what a report compares: `dimension` is `total`, `lane`, `level`, `price`
 * or `lost`, `key` the one of it.
 */
export const quoteCounts: Rollup = {
  table: 'quote_counts',
  counted: 'quotes_counted',
  id: 'quote_id',
  keys: ['portal_id', 'dimension', 'day', 'key'],
  sums: ['quoted', 'saved', 'booked', 'lost'],
};
