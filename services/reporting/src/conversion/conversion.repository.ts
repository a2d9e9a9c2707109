import { Injectable } from '@nestjs/common';
import { followUpCountsDays } from '@overland/contracts';
import { portalOf, type Scope } from '@overland/service-kit';
import type { EntityManager } from 'typeorm';
import { allPortals } from '../rollups/all-portals.js';
import { quoteRollup } from '../rollups/quote-rollup.js';
import { sumsWithWaiting } from '../rollups/rollup-sql.js';

/** Both days are included. */
export interface Period {
  from: string;
  to: string;
}

export interface QuoteCount {
  quoted: number;
  saved: number;
  booked: number;
  lost: number;
}

/** Named as in `quoteRollup`. */
export type NamedCount = QuoteCount & { dimension: string; key: string };
export type CompanyCount = QuoteCount & { portalId: string; companyName: string };

export interface FollowUpCount {
  isByRule: boolean;
  quotes: number;
  booked: number;
}

interface Counted extends Period {
  scope: Scope;
}

const sums = ['quoted', 'saved', 'booked', 'lost'].map((sum) => `sum(c.${sum}) as ${sum}`).join(', ');

const counts = sumsWithWaiting(quoteRollup, 'day between $2 and $3');

/** Every statement has the portal as a condition; row-level security is the safety net. */
@Injectable()
export class ConversionRepository {
  count(manager: EntityManager, { scope, from, to }: Counted): Promise<NamedCount[]> {
    return manager.query(
      `select c.dimension, c.key, ${sums} from (${counts}) c
       where c.portal_id = $1
       group by c.dimension, c.key having sum(c.quoted) > 0`,
      [portalOf(scope) ?? allPortals, from, to],
    );
  }

  /** Quotes of the days by their last follow-up: one that is booked gets none any more. */
  countFollowUps(manager: EntityManager, { scope, from, to }: Counted): Promise<FollowUpCount[]> {
    return manager.query(
      `select last.is_by_rule as "isByRule", count(*)::int as quotes, count(*) filter (where exists (
         select from order_facts o where o.quote_id = last.quote_id
           and o.booked_at between last.sent_at and last.sent_at + interval '${followUpCountsDays} days'))::int as booked
       from (
         select distinct on (f.quote_id) f.quote_id, f.is_by_rule, f.sent_at
         from follow_up_facts f join quote_facts q on q.quote_id = f.quote_id
         where ($1::uuid is null or q.portal_id = $1) and q.created_on between $2 and $3
         order by f.quote_id, f.sent_at desc
       ) last group by 1`,
      [portalOf(scope), from, to],
    );
  }

  countCompanies(
    manager: EntityManager,
    { scope, from, to }: Counted,
    most: number,
  ): Promise<CompanyCount[]> {
    return manager.query(
      `select counted.*, coalesce(p.data ->> 'companyName', '') as "companyName" from (
         select c.portal_id as "portalId", ${sums} from (${counts}) c
         where c.dimension = 'total' and c.portal_id <> $4 and ($1::uuid is null or c.portal_id = $1)
         group by c.portal_id having sum(c.quoted) > 0 order by 2 desc, 1 limit $5
       ) counted
       left join portal_replicas p on p.portal_id = counted."portalId"
       order by quoted desc, "companyName"`,
      [portalOf(scope), from, to, allPortals, most],
    );
  }
}
