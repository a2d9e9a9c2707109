import { Injectable } from '@nestjs/common';
import type { MarginCount } from '@overland/contracts';
import { portalOf, type Scope } from '@overland/service-kit';
import type { EntityManager } from 'typeorm';

/** Booked on these days, both included. */
interface MarginRange {
  scope: Scope;
  from: string;
  to: string;
}

export type MarginSum = Omit<MarginCount, 'margin' | 'percent'> & {
  dimension: 'total' | 'lane' | 'carrier' | 'company';
  /** `TX>CO`, a carrier's name or a portal's id. */
  key: string;
  companyName: string;
};

@Injectable()
export class MarginRepository {
  /** Needs a transaction of all portals, as costs are seen in no other; the portal is a condition. */
  sum(manager: EntityManager, { scope, from, to }: MarginRange): Promise<MarginSum[]> {
    return manager.query(
      `select s.*, coalesce(p.data ->> 'companyName', '') as "companyName" from (
         select case when grouping(lane) = 0 then 'lane' when grouping(carrier) = 0 then 'carrier'
             when grouping(portal_id) = 0 then 'company' else 'total' end as dimension,
           coalesce(lane, carrier, portal_id::text, '') as key,
           count(cost) as orders, count(*) - count(cost) as "withoutCost",
           coalesce(sum(price) filter (where cost is not null), 0) as revenue, coalesce(sum(cost), 0) as cost
         from (
           select f.portal_id, f.pickup_state || '>' || f.delivery_state as lane, f.carrier_name as carrier, f.price,
             coalesce(c.paid, c.agreed) as cost
           from order_facts f left join order_cost_facts c on c.order_id = f.order_id
           where f.booked_day between $2 and $3 and ($1::uuid is null or f.portal_id = $1) and f.status <> 'Canceled'
         ) booked
         group by grouping sets ((), (lane), (carrier), (portal_id))
       ) s
       left join portal_replicas p on s.dimension = 'company' and p.portal_id::text = s.key`,
      [portalOf(scope), from, to],
    );
  }
}
