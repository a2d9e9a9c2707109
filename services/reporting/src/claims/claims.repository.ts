import { Injectable } from '@nestjs/common';
import type { ClaimsCount } from '@overland/contracts';
import { providerTimeZone } from '@overland/contracts/calendar';
import { portalOf, type Scope } from '@overland/service-kit';
import type { EntityManager } from 'typeorm';

interface ClaimsRange {
  scope: Scope;
  /** Claims reported, and orders delivered, on these days where the company is, both included. */
  from: string;
  to: string;
  /** Its day where the company is makes a claim overdue. */
  now: Date;
}

export type ClaimsSum = Omit<ClaimsCount, 'perHundred'> & {
  dimension: 'total' | 'company' | 'carrier';
  /** A portal's id or a carrier's name. */
  key: string;
  companyName: string;
};

@Injectable()
export class ClaimsRepository {
  /** The portal is a condition; row-level security is the safety net. */
  sum(manager: EntityManager, { scope, from, to, now }: ClaimsRange): Promise<ClaimsSum[]> {
    return manager.query(
      `select s.*, coalesce(p.data ->> 'companyName', '') as "companyName" from (
         select case when grouping(carrier) = 0 then 'carrier' when grouping(portal_id) = 0 then 'company'
             else 'total' end as dimension,
           coalesce(carrier, portal_id::text, '') as key,
           count(*) filter (where state <> 'withdrawn') as claims,
           count(*) filter (where state = 'withdrawn') as withdrawn,
           coalesce(sum(delivered), 0) as delivered,
           coalesce(sum(asked) filter (where state <> 'withdrawn'), 0) as asked,
           coalesce(sum(agreed), 0) as approved, coalesce(sum(paid), 0) as paid,
           count(*) filter (where state in ('reported', 'inReview')) as open,
           count(*) filter (where state in ('reported', 'inReview') and answer_by < today) as overdue,
           round((avg(days) filter (where state in ('declined', 'paid')))::numeric, 1)::float8 as "daysToClose"
         from (
           select c.portal_id, c.carrier_name as carrier, c.state, c.asked, c.agreed, c.paid, c.answer_by,
             ($4::timestamptz at time zone z.zone)::date as today,
             extract(epoch from c.closed_at - c.reported_at) / 86400 as days, 0 as delivered
           from claim_facts c
           left join portal_replicas p on p.portal_id = c.portal_id
           cross join lateral (select coalesce(p.data ->> 'timeZone', $5) as zone) z
           where not c.is_taken_back and (c.reported_at at time zone z.zone)::date between $2 and $3
             and ($1::uuid is null or c.portal_id = $1)
           union all
           select portal_id, carrier_name, null, null, null, null, null, null, null, count(*)::int
           from order_facts
           where delivered_on between $2 and $3 and ($1::uuid is null or portal_id = $1) and status <> 'Canceled'
           group by portal_id, carrier_name
         ) counted
         group by grouping sets ((), (portal_id), (carrier))
         having grouping(portal_id) + grouping(carrier) = 2 or count(state) > 0
       ) s
       left join portal_replicas p on s.dimension = 'company' and p.portal_id::text = s.key`,
      [portalOf(scope), from, to, now, providerTimeZone],
    );
  }
}
