import { allPortals } from './all-portals.js';

const sums = 'orders, vehicles, revenue, miles, vehicle_miles';
const key = 'kind, start, portal_id, transport_type, service_level, mileage_band';

/** The rows of each kind that some changes or facts add up to; what a kind does not tell apart is '', -1 or 0. */
const kindsOfRows = `
  select case
      when grouping(portal_id) = 1 and grouping(month) = 0 then 'all months'
      when grouping(portal_id) = 1 then case when grouping(transport_type) = 1 then 'all days' else 'all day parts' end
      when grouping(month) = 1 then 'portal days'
      when grouping(transport_type) = 1 then 'portal months' else 'portal month parts' end as kind,
    coalesce(month, booked_day) as start,
    coalesce(portal_id, '${allPortals}') as portal_id,
    coalesce(transport_type, '') as transport_type,
    coalesce(service_level, -1) as service_level,
    coalesce(mileage_band, 0) as mileage_band,
    sum(orders)::bigint as orders, sum(vehicles)::bigint as vehicles, sum(revenue)::bigint as revenue,
    sum(miles)::bigint as miles, sum(vehicle_miles)::bigint as vehicle_miles
  from counted
  group by grouping sets (
    (booked_day),
    (booked_day, transport_type, service_level, mileage_band),
    (month, transport_type, service_level, mileage_band),
    (booked_day, portal_id),
    (month, portal_id),
    (month, portal_id, transport_type, service_level, mileage_band))`;

const withMonth = `date_trunc('month', booked_day)::date as month`;

/** The facts as they are counted: canceled orders are not. */
const facts = `
  select portal_id, booked_day, ${withMonth}, transport_type, coalesce(service_level, 0) as service_level, mileage_band,
    1 as orders, vehicles, price as revenue, miles, miles::bigint * vehicles as vehicle_miles
  from order_facts where status <> 'Canceled'`;

/** Moves up to $1 changes into the rollups. */
export const foldSome = `
  with taken as (
    delete from order_deltas where id in (select id from order_deltas order by id limit $1) returning *
  ), counted as (select *, ${withMonth} from taken),
  folded as (
    insert into order_rollups (${key}, ${sums}) select ${key}, ${sums} from (${kindsOfRows}) as parts
    on conflict (${key}) do update set
      orders = order_rollups.orders + excluded.orders,
      vehicles = order_rollups.vehicles + excluded.vehicles,
      revenue = order_rollups.revenue + excluded.revenue,
      miles = order_rollups.miles + excluded.miles,
      vehicle_miles = order_rollups.vehicle_miles + excluded.vehicle_miles
  )
  select count(*)::int as taken from taken`;

export const emptyRollups = 'delete from order_rollups';
export const fillRollups = `
  with counted as (${facts})
  insert into order_rollups (${key}, ${sums}) select ${key}, ${sums} from (${kindsOfRows}) as parts`;
/** In one snapshot with the facts, these are part of them. */
export const emptyDeltas = 'delete from order_deltas';

/** How many rows of the rollups, with what is not folded yet, are not what the facts add up to. */
export const countDifferences = `
  with counted as (select *, ${withMonth} from order_deltas),
  kept as (
    select ${key}, sum(orders) as orders, sum(vehicles) as vehicles, sum(revenue) as revenue, sum(miles) as miles,
      sum(vehicle_miles) as vehicle_miles
    from (
      select ${key}, ${sums} from order_rollups
      union all
      select ${key}, ${sums} from (${kindsOfRows}) as parts
    ) as both_of_them group by ${key}
  ), real as (
    with counted as (${facts}) ${kindsOfRows}
  )
  select count(*)::int as differences
  from kept full join real using (${key})
  where (coalesce(kept.orders, 0), coalesce(kept.vehicles, 0), coalesce(kept.revenue, 0), coalesce(kept.miles, 0),
      coalesce(kept.vehicle_miles, 0))
    <> (coalesce(real.orders, 0), coalesce(real.vehicles, 0), coalesce(real.revenue, 0), coalesce(real.miles, 0),
      coalesce(real.vehicle_miles, 0))`;

/** One fold, rebuild or recount at a time. Taken before a snapshot begins, which a function could not do. */
export const takeTurn = 'lock table rollup_turns in share row exclusive mode';
export const takeTurnOrFail = `${takeTurn} nowait`;
export const oneSnapshot = 'set transaction isolation level repeatable read';
/** Adding up ten million facts takes longer than a call may. */
export const takeTime = `set local statement_timeout = 0; set local lock_timeout = 0; set local work_mem = '256MB'`;
