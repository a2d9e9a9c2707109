import { Injectable } from '@nestjs/common';
import type { ReportDimension, ReportGrouping, TransportType } from '@overland/contracts';
import type { EntityManager } from 'typeorm';
import { allPortals } from '../rollups/all-portals.js';
import { allDimensions, dimensionNames } from '../rollups/dimension-columns.js';
import { orderRollup } from '../rollups/order-rollup.js';
import type { Sums } from './figures-of.js';
import type { Piece } from './report-pieces.js';
import type { ReportRequest } from './report-request.js';

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
  /** The one value that counts of each; without one, all do. */
  only: Pick<ReportRequest, ReportDimension>;
}

const firstOnly = 9;
const onlyThose = allDimensions.map(({ column, type }, at) => {
  const value = `$${firstOnly + at}::${type}`;
  return `(${value} is null or ${column} = ${value})`;
});
const figures = 'orders, vehicles, revenue, miles, vehicle_miles';

/**
 * Rollups, what is not folded into them yet, and facts of single days, in one statement and so of one moment.
 * `$1` to `$4`: the pieces; `$5`: portals; `$6`: rows by; `$7`: split; `$8`: portals of changes, which have no rows of all
 * portals; from `$9` on: one value of each dimension.
 */
const readSums = `
  with pieces as (
    select * from unnest($1::int[], $2::text[], $3::date[], $4::date[]) as piece (period, source, first, last)
  ), counted as (
    select period, start as day, portal_id, ${dimensionNames}, ${figures}
    from pieces join order_rollups on kind = source and start between first and last
    where $5::uuid[] is null or portal_id = any($5)
    union all
    select period, booked_day, portal_id, ${dimensionNames}, ${figures}
    from pieces join order_deltas on source <> 'facts' and booked_day between first and last
    where $8::uuid[] is null or portal_id = any($8)
    union all
    select period, booked_day, portal_id, ${dimensionNames}, ${figures}
    from pieces join (${orderRollup.facts}) as facts on source = 'facts' and booked_day between first and last
    where $5::uuid[] is null or portal_id = any($5)
  )
  select period,
    case $6 when 'month' then to_char(day, 'YYYY-MM')
      when 'week' then to_char(date_trunc('week', day), 'YYYY-MM-DD')
      ${allDimensions.map(({ name, column }) => `when '${name}' then ${column}::text`).join('\n      ')}
      else portal_id::text end as key,
    case when $7::boolean then transport_type else '' end as "transportType",
    sum(orders)::bigint as orders, sum(vehicles)::bigint as vehicles, sum(revenue)::bigint as revenue,
    sum(miles)::bigint as miles, sum(vehicle_miles)::bigint as "vehicleMiles"
  from counted where ${onlyThose.join(' and ')} group by 1, 2, 3`;

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
      counted.by,
      counted.split,
      counted.portals ? counted.portalIds : null,
      ...allDimensions.map(({ name }) => counted.only[name] ?? null),
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
