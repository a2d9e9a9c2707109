import { Injectable } from '@nestjs/common';
import type { ReportGrouping, TransportType } from '@overland/contracts';
import type { EntityManager } from 'typeorm';
import { allPortals } from '../rollups/all-portals.js';
import type { Sums } from './figures-of.js';
import type { Piece } from './report-pieces.js';

/** The sums of a row of a report, for one period. */
export interface SumsRow extends Sums {
  /** 0: the report's own days; 1: those to compare with. */
  period: number;
  key: string;
  /** '' if not split by it. */
  transportType: TransportType | '';
}

export interface Counted {
  pieces: readonly Piece[][];
  by: ReportGrouping;
  split: boolean;
  /** Null for all, counted as one. */
  portalIds: readonly string[] | null;
  portals: boolean;
  transportType: string | null;
  level: number | null;
  mileageBand: number | null;
}

/**
 * Rollups, changes that wait to be folded into them, and facts of single days. One statement, so that all are of one moment.
 * `$1` to `$4`: the pieces; `$5`: portals; `$6` to `$8`: one transport type, level, band; `$9`: rows by; `$10`: split; `$11`:
 * portals of changes, which have no rows for all portals together.
 */
const readSums = `
  with pieces as (
    select * from unnest($1::int[], $2::text[], $3::date[], $4::date[]) as piece (period, source, first, last)
  ), counted as (
    select p.period, r.start as day, r.portal_id, r.transport_type, r.service_level, r.mileage_band,
      r.orders, r.vehicles, r.revenue, r.miles, r.vehicle_miles
    from pieces p join order_rollups r on r.kind = p.source and r.start between p.first and p.last
    where ($5::uuid[] is null or r.portal_id = any($5))
      and ($6::text is null or r.transport_type = $6)
      and ($7::int is null or r.service_level = $7)
      and ($8::int is null or r.mileage_band = $8)
    union all
    select p.period, d.booked_day, d.portal_id, d.transport_type, d.service_level, d.mileage_band,
      d.orders, d.vehicles, d.revenue, d.miles, d.vehicle_miles
    from pieces p join order_deltas d on p.source <> 'facts' and d.booked_day between p.first and p.last
    where ($11::uuid[] is null or d.portal_id = any($11))
      and ($6::text is null or d.transport_type = $6)
      and ($7::int is null or d.service_level = $7)
      and ($8::int is null or d.mileage_band = $8)
    union all
    select p.period, f.booked_day, f.portal_id, f.transport_type, coalesce(f.service_level, 0), f.mileage_band,
      1, f.vehicles, f.price, f.miles, f.miles::bigint * f.vehicles
    from pieces p join order_facts f on p.source = 'facts' and f.booked_day between p.first and p.last
    where f.status <> 'Canceled'
      and ($5::uuid[] is null or f.portal_id = any($5))
      and ($6::text is null or f.transport_type = $6)
      and ($7::int is null or coalesce(f.service_level, 0) = $7)
      and ($8::int is null or f.mileage_band = $8)
  )
  select period,
    case $9 when 'month' then to_char(day, 'YYYY-MM')
      when 'week' then to_char(date_trunc('week', day), 'YYYY-MM-DD')
      when 'transportType' then transport_type
      when 'level' then service_level::text
      when 'mileageBand' then mileage_band::text
      else portal_id::text end as key,
    case when $10::boolean then transport_type else '' end as "transportType",
    sum(orders)::bigint as orders, sum(vehicles)::bigint as vehicles, sum(revenue)::bigint as revenue,
    sum(miles)::bigint as miles, sum(vehicle_miles)::bigint as "vehicleMiles"
  from counted group by 1, 2, 3`;

/** In SQL, as rows of three tables become one. */
@Injectable()
export class ReportSumsRepository {
  read(manager: EntityManager, counted: Counted): Promise<SumsRow[]> {
    const pieces = counted.pieces.flatMap((each, period) => each.map((piece) => ({ ...piece, period })));
    return manager.query<SumsRow[]>(readSums, [
      pieces.map(({ period }) => period),
      pieces.map(({ source }) => source),
      pieces.map(({ from }) => from),
      pieces.map(({ to }) => to),
      counted.portals ? counted.portalIds : [allPortals],
      counted.transportType,
      counted.level,
      counted.mileageBand,
      counted.by,
      counted.split,
      counted.portals ? counted.portalIds : null,
    ]);
  }

  /** When the last event arrived; null if none is recorded. */
  async lastEventAt(manager: EntityManager): Promise<Date | null> {
    const [row] = await manager.query<{ at: Date | null }[]>(
      'select max(processed_at) as at from processed_events',
    );
    return row?.at ?? null;
  }
}
