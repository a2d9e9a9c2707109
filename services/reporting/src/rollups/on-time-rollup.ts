import { allPortals } from './all-portals.js';
import type { Rollup } from './rollup.js';

/**
 * Finished pickups and deliveries, by the promised day: the last one that the customer was told. `dimension` is `total`, `lane`
 * or `carrier`, and `key` its value. Each counts in a row of its portal and in one of all portals together.
 */
export const onTimeRollup: Rollup = {
  name: 'on time',
  table: 'on_time_counts',
  deltas: 'on_time_deltas',
  facts: `
    select f.portal_id, leg.promised_on as day, leg.leg, f.pickup_state || '>' || f.delivery_state as lane,
      f.carrier_name as carrier, (leg.done_on <= leg.promised_on)::int as on_time,
      (leg.done_on > leg.promised_on)::int as late
    from order_facts f
    cross join lateral (values
      ('pickup', f.pickup_last_day, f.picked_up_on),
      ('delivery', f.delivery_last_day, f.delivered_on)
    ) leg (leg, promised_on, done_on)
    where f.status <> 'Canceled' and leg.promised_on is not null and leg.done_on is not null`,
  keys: {
    portal_id: `coalesce(portal_id, '${allPortals}')`,
    dimension: `case
      when grouping(lane) = 0 then 'lane'
      when grouping(carrier) = 0 then 'carrier' else 'total' end`,
    day: 'day',
    key: `coalesce(lane, carrier, '')`,
    leg: 'leg',
  },
  sums: ['on_time', 'late'],
  type: 'int',
  grouped: `
    from counted
    group by day, leg, grouping sets ((), (portal_id)), grouping sets ((), (lane), (carrier))`,
};
