import { Injectable } from '@nestjs/common';
import { owedAgeNames, owedAgeSql, type ReceivablesCount, unpaidCodSql } from '@overland/contracts';
import { providerTimeZone } from '@overland/contracts/calendar';
import { portalOf, type Scope } from '@overland/service-kit';
import type { EntityManager } from 'typeorm';

export type ReceivablesSum = ReceivablesCount & {
  /** null for the total. */
  portalId: string | null;
  companyName: string;
};

const byAge = owedAgeNames.map(
  (age) => `coalesce(sum(owed) filter (where ${owedAgeSql(age, 'days')}), 0) as "${age}"`,
);

@Injectable()
export class ReceivablesRepository {
  /**
   * The total and each company, those that are owed most first. It is due on the first pickup day, or on that of the pickup
   * where it was earlier (docs/product/orders.md, COD). The portal is a condition; row-level security is the safety net.
   */
  sum(manager: EntityManager, { scope, now }: { scope: Scope; now: Date }): Promise<ReceivablesSum[]> {
    return manager.query(
      `select s.*, coalesce(p.data ->> 'companyName', '') as "companyName" from (
         select portal_id as "portalId", count(*) as orders, coalesce(sum(owed), 0) as owed,
           ${byAge.join(', ')}
         from (
           select f.portal_id, f.price - coalesce(f.paid_amount, 0) as owed,
             ($2::timestamptz at time zone coalesce(p.data ->> 'timeZone', $3))::date
               - coalesce(least(f.pickup_first_day, f.picked_up_on), f.booked_day) as days
           from order_facts f left join portal_replicas p on p.portal_id = f.portal_id
           where ${unpaidCodSql} and f.status <> 'Canceled'
             and ($1::uuid is null or f.portal_id = $1)
         ) unpaid
         where owed > 0
         group by grouping sets ((), (portal_id))
       ) s
       left join portal_replicas p on p.portal_id = s."portalId"
       order by s.owed desc, s."portalId"`,
      [portalOf(scope), now, providerTimeZone],
    );
  }
}
