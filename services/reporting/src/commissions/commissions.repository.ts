import { Injectable } from '@nestjs/common';
import type { CommissionCount } from '@overland/contracts';
import { portalOf, type Scope } from '@overland/service-kit';
import type { EntityManager } from 'typeorm';
import { ownerSql } from '../reports/owner-sql.js';

interface CommissionRange {
  scope: Scope;
  /** Booked on these days, both included. */
  from: string;
  to: string;
  /** Of this owner alone; null for all. */
  ownerId: string | null;
}

/** An owner's orders of a month, and how the transaction may name the owner. */
export type CommissionSum = CommissionCount & {
  month: string;
  ownerId: string | null;
  ownerName: string;
  companyName: string;
};

@Injectable()
export class CommissionsRepository {
  sum(manager: EntityManager, { scope, from, to, ownerId }: CommissionRange): Promise<CommissionSum[]> {
    return manager.query(
      `select t.month, ${ownerSql.columns}, t.orders, t.commission, t.unknown
       from (
         select owner_id, to_char(booked_day, 'YYYY-MM') as month, count(*) as orders,
           coalesce(sum(commission), 0) as commission, count(*) - count(commission) as unknown
         from order_facts
         where booked_day between $2 and $3 and ($1::uuid is null or portal_id = $1)
           and ($4::uuid is null or owner_id = $4) and status <> 'Canceled'
         group by 1, 2
       ) t
       ${ownerSql.joins}
       order by t.month`,
      [portalOf(scope), from, to, ownerId],
    );
  }
}
