import { Injectable } from '@nestjs/common';
import { followUpCountsDays, type OwnerFunnel } from '@overland/contracts';
import { portalOf, type Scope } from '@overland/service-kit';
import type { EntityManager } from 'typeorm';
import { ownerSql } from '../reports/owner-sql.js';
import { allPortals } from '../rollups/all-portals.js';
import { quoteRollup } from '../rollups/quote-rollup.js';
import { sumsOfFacts, sumsWithWaiting } from '../rollups/rollup-sql.js';

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

export type OwnerCount = Omit<OwnerFunnel, 'percent'>;

interface Counted extends Period {
  scope: Scope;
}

interface CountedOfOwner extends Counted {
  /** Of this owner alone; null for all. */
  ownerId: string | null;
}

const sums = ['quoted', 'saved', 'booked', 'lost'].map((sum) => `sum(c.${sum}) as ${sum}`).join(', ');

const ownerSums = ['quoted', 'saved', 'booked', 'volume']
  .map((sum) => `sum(t.${sum})::bigint as ${sum}`)
  .join(', ');

const counts = sumsWithWaiting(quoteRollup, 'day between $2 and $3');
const countsOfOwner = sumsOfFacts(quoteRollup, 'created_on between $2 and $3 and owner_id = $4');

/** Every statement has the portal as a condition; row-level security is the safety net. */
@Injectable()
export class ConversionRepository {
  count(manager: EntityManager, { scope, from, to, ownerId }: CountedOfOwner): Promise<NamedCount[]> {
    return manager.query(
      `select c.dimension, c.key, ${sums} from (${ownerId === null ? counts : countsOfOwner}) c
       where c.portal_id = $1
       group by c.dimension, c.key having sum(c.quoted) > 0`,
      [portalOf(scope) ?? allPortals, from, to, ...(ownerId === null ? [] : [ownerId])],
    );
  }

  /** Quotes of the days by their last follow-up: one that is booked gets none any more. */
  countFollowUps(
    manager: EntityManager,
    { scope, from, to, ownerId }: CountedOfOwner,
  ): Promise<FollowUpCount[]> {
    return manager.query(
      `select last.is_by_rule as "isByRule", count(*)::int as quotes, count(*) filter (where exists (
         select from order_facts o where o.quote_id = last.quote_id
           and o.booked_at between last.sent_at and last.sent_at + interval '${followUpCountsDays} days'))::int as booked
       from (
         select distinct on (f.quote_id) f.quote_id, f.is_by_rule, f.sent_at
         from follow_up_facts f join quote_facts q on q.quote_id = f.quote_id
         where ($1::uuid is null or q.portal_id = $1) and q.created_on between $2 and $3
           and ($4::uuid is null or q.owner_id = $4)
         order by f.quote_id, f.sent_at desc
       ) last group by 1`,
      [portalOf(scope), from, to, ownerId],
    );
  }

  /** All staff of the provider are one to a company. */
  countOwners(manager: EntityManager, { scope, from, to, ownerId }: CountedOfOwner): Promise<OwnerCount[]> {
    return manager.query(
      `select ${ownerSql.columns}, ${ownerSums}
       from (
         select owner_id, count(*) as quoted, count(*) filter (where was_saved or status in ('Saved', 'Booked')) as saved,
           count(*) filter (where status = 'Booked') as booked,
           coalesce(sum(price) filter (where status = 'Booked'), 0) as volume
         from quote_facts
         where created_on between $2 and $3 and ($1::uuid is null or portal_id = $1)
           and ($4::uuid is null or owner_id = $4)
         group by 1
       ) t
       ${ownerSql.joins}
       group by 1, 2, 3 order by 4 desc, 2, 1`,
      [portalOf(scope), from, to, ownerId],
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
