import { allPortals } from './all-portals.js';
import type { Rollup } from './rollup.js';

/**
 * Quotes by the day of their creation, and by what a report compares: `dimension` is `total`, `lane`, `level`, `price` or
 * `lost`, and `key` its value. Each counts in a row of its portal and in one of all portals together. A booked quote counts as
 * saved. Only booked quotes have a level here, and only lost ones a reason, '' if none was given.
 */
export const quoteRollup: Rollup = {
  name: 'quotes',
  table: 'quote_counts',
  deltas: 'quote_deltas',
  facts: `
    select portal_id, created_on as day, pickup_state || '>' || delivery_state as lane, least(price / 250, 12) * 250 as price,
      case when status = 'Booked' then service_level end as level,
      case when status = 'Archived' then coalesce(lost_reason, '') end as lost_reason,
      1 as quoted, (was_saved or status in ('Saved', 'Booked'))::int as saved, (status = 'Booked')::int as booked,
      (status = 'Archived')::int as lost
    from quote_facts where created_on is not null`,
  keys: {
    portal_id: `coalesce(portal_id, '${allPortals}')`,
    dimension: `case
      when grouping(lane) = 0 then 'lane'
      when grouping(price) = 0 then 'price'
      when grouping(level) = 0 then 'level'
      when grouping(lost_reason) = 0 then 'lost' else 'total' end`,
    day: 'day',
    key: `coalesce(lane, price::text, level::text, lost_reason, '')`,
  },
  sums: ['quoted', 'saved', 'booked', 'lost'],
  type: 'int',
  grouped: `
    from counted
    group by day, grouping sets ((), (portal_id)), grouping sets ((), (lane), (price), (level), (lost_reason))
    having (grouping(level) = 1 or level is not null) and (grouping(lost_reason) = 1 or lost_reason is not null)`,
};
