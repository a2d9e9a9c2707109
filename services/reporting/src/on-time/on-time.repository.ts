import { Injectable } from '@nestjs/common';
import type { LateOrder } from '@overland/contracts';
import { portalOf, type Scope } from '@overland/service-kit';
import type { EntityManager } from 'typeorm';
import { allPortals } from '../rollups/all-portals.js';
import { onTimeRollup } from '../rollups/on-time-rollup.js';
import { sumsWithWaiting } from '../rollups/rollup-sql.js';

export type Leg = 'pickup' | 'delivery';

export interface OnTimeRange {
  scope: Scope;
  /** Promised days, both included. */
  from: string;
  to: string;
  /** An order that is not done is overdue from the day after the promised one. */
  today: string;
}

/** Named as in `onTimeRollup`. */
export interface DoneCount {
  dimension: string;
  key: string;
  leg: Leg;
  onTime: number;
  late: number;
}

export interface OverdueCount {
  leg: Leg;
  pickupState: string;
  deliveryState: string;
  carrierName: string;
  overdue: number;
}

/** The columns of each leg. `open` matches the indexes on what is not done. */
const legs = {
  pickup: {
    promised: 'f.pickup_last_day',
    done: 'f.picked_up_on',
    open: `f.picked_up_on is null and f.status in ('Pending', 'New')`,
  },
  delivery: {
    promised: 'f.delivery_last_day',
    done: 'f.delivered_on',
    open: `f.delivered_on is null and f.status in ('Pending', 'New', 'Picked Up')`,
  },
} as const;

/** $1 the portal or null, $2 and $3 the days, $4 today. */
const inRange = ({ promised }: { promised: string }) =>
  `${promised} between $2 and $3 and ($1::uuid is null or f.portal_id = $1)`;
const overdue = (leg: (typeof legs)[Leg]) => `${inRange(leg)} and ${leg.open} and ${leg.promised} < $4`;

/** Every statement has the portal as a condition; row-level security is the safety net. */
@Injectable()
export class OnTimeRepository {
  countDone(
    manager: EntityManager,
    { scope, from, to }: Omit<OnTimeRange, 'today'>,
    dimensions: readonly string[],
  ): Promise<DoneCount[]> {
    return manager.query(
      `select c.dimension, c.key, c.leg, sum(c.on_time) as "onTime", sum(c.late) as late
       from (${sumsWithWaiting(onTimeRollup, 'day between $2 and $3')}) c
       where c.portal_id = $1 and c.dimension = any($4)
       group by c.dimension, c.key, c.leg having sum(c.on_time + c.late) > 0`,
      [portalOf(scope) ?? allPortals, from, to, dimensions],
    );
  }

  countOverdue(manager: EntityManager, { scope, from, to, today }: OnTimeRange): Promise<OverdueCount[]> {
    const of = (name: Leg) => `
      select '${name}' as leg, f.pickup_state as "pickupState", f.delivery_state as "deliveryState",
        f.carrier_name as "carrierName", count(*) as overdue
      from order_facts f where ${overdue(legs[name])} group by 2, 3, 4`;
    return manager.query(`${of('pickup')} union all ${of('delivery')}`, [portalOf(scope), from, to, today]);
  }

  /** The latest promised days first. */
  listLate(
    manager: EntityManager,
    { scope, from, to, today }: OnTimeRange,
    most: number,
  ): Promise<LateOrder[]> {
    const some = Object.keys(legs).flatMap((name) => {
      const leg = legs[name as Leg];
      const late = `${inRange(leg)} and ${leg.done} > ${leg.promised} and f.status <> 'Canceled'`;
      return [late, overdue(leg)].map(
        (where) => `(
        select f.order_id, '${name}' as leg, ${leg.promised} as promised_on, ${leg.done} as done_on
        from order_facts f where ${where} order by ${leg.promised} desc, f.order_id limit $5)`,
      );
    });
    return manager.query(
      `select f.order_id as "orderId", f.unique_id as "uniqueId",
         coalesce(p.data ->> 'companyName', '') as "companyName", f.pickup_state as "pickupState",
         f.delivery_state as "deliveryState", f.carrier_name as "carrierName", l.leg,
         l.promised_on as "promisedOn", l.done_on as "doneOn",
         coalesce(l.done_on, $4::date) - l.promised_on as "daysLate"
       from (${some.join(' union all ')}) l
       join order_facts f on f.order_id = l.order_id
       left join portal_replicas p on p.portal_id = f.portal_id
       order by l.promised_on desc, f.unique_id desc, l.leg limit $5`,
      [portalOf(scope), from, to, today, most],
    );
  }
}
