import { Injectable } from '@nestjs/common';
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
