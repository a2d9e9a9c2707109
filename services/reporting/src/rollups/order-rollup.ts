import { allPortals } from './all-portals.js';
import { allDimensions, dimensionNames } from './dimension-columns.js';
import type { Rollup } from './rollup.js';

/** Orders by the day or month of their booking. Kinds of rows that are not split by a dimension have its `all` there. */
export const orderRollup: Rollup = {
  name: 'orders',
  table: 'order_rollups',
  deltas: 'order_deltas',
  facts: `
    select portal_id, booked_day, ${allDimensions.map(({ column, fact }) => `${fact} as ${column}`).join(', ')},
      1 as orders, vehicles, price as revenue, miles, miles::bigint * vehicles as vehicle_miles
    from order_facts where status <> 'Canceled'`,
  keys: {
    kind: `case
      when grouping(portal_id) = 1 and grouping(month) = 0 then 'all months'
      when grouping(portal_id) = 1 then case when grouping(transport_type) = 1 then 'all days' else 'all day parts' end
      when grouping(month) = 1 then 'portal days'
      when grouping(transport_type) = 1 then 'portal months' else 'portal month parts' end`,
    start: 'coalesce(month, booked_day)',
    portal_id: `coalesce(portal_id, '${allPortals}')`,
    ...Object.fromEntries(allDimensions.map(({ column, all }) => [column, `coalesce(${column}, ${all})`])),
  },
  sums: ['orders', 'vehicles', 'revenue', 'miles', 'vehicle_miles'],
  type: 'bigint',
  grouped: `
    from (select *, date_trunc('month', booked_day)::date as month from counted) as monthly
    group by grouping sets (
      (booked_day),
      (booked_day, ${dimensionNames}),
      (month, ${dimensionNames}),
      (booked_day, portal_id),
      (month, portal_id),
      (month, portal_id, ${dimensionNames}))`,
};
