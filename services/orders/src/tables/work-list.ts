import {
  dueWithinDays,
  type orderTables,
  type ReplyOf,
  unpaidCodSql,
  type WorkItem,
  workKinds,
} from '@overland/contracts';
import { providerTimeZone } from '@overland/contracts/calendar';
import { portalOf, type Scope } from '@overland/service-kit';
import type { EntityManager } from 'typeorm';
import { withoutCarrierDays, workSql } from './work-sql.js';

type WorkList = ReplyOf<typeof orderTables.workList>;

interface WorkRow extends Omit<WorkItem, 'createdAt'> {
  createdAt: Date;
  total: number;
  mine: number;
}

interface WorkQuery {
  scope: Scope;
  userId: string;
  /** Dispatch is only for the provider's staff. */
  withDispatch: boolean;
  now: Date;
  /** The snoozed steps, in place of the others. */
  snoozed?: boolean;
  /** Those that the user sees to alone. */
  isMine?: boolean;
}

export function workParameters(query: WorkQuery): unknown[] {
  const { scope, userId, withDispatch, now, snoozed = false, isMine: onlyMine = false } = query;
  return [
    portalOf(scope),
    now.toISOString(),
    providerTimeZone,
    dueWithinDays,
    withoutCarrierDays,
    workKinds,
    withDispatch,
    snoozed,
    userId,
    onlyMine,
  ];
}

/** The delivered COD orders that are not paid, and what is still owed for them. */
export async function readDebts(manager: EntityManager, scope: Scope): Promise<WorkList['debts']> {
  const [debts] = await manager.query<[WorkList['debts']]>(
    `select count(*)::int as orders, coalesce(sum(greatest(price - coalesce(paid_amount, 0), 0)), 0)::int as price
      from orders where status = 'Delivered' and ${unpaidCodSql} and ($1::uuid is null or portal_id = $1)`,
    [portalOf(scope)],
  );
  return debts;
}

/** Orders that need a step, each once, with its most urgent step. */
export async function readWorkList(
  manager: EntityManager,
  query: WorkQuery,
): Promise<Pick<WorkList, 'items' | 'total' | 'mine'>> {
  const rows = await manager.query<WorkRow[]>(workSql, workParameters(query));
  const items = rows.map(({ total: _total, mine: _mine, createdAt, ...item }) => ({
    ...item,
    createdAt: createdAt.toISOString(),
  }));
  return { items, total: rows[0]?.total ?? 0, mine: rows[0]?.mine ?? 0 };
}
