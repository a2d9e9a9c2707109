import type { ProductDatabases } from '../databases.js';
import type { LedgerEntry } from './ledger.js';

/** Whether nothing is pending: no booking, event or email. */
export async function isSettled(
  databases: ProductDatabases,
  entries: readonly LedgerEntry[],
): Promise<boolean> {
  const ids = [entries.map(({ quoteId }) => quoteId)];
  const placed = await databases.ask<{ id: string; status: string }>(
    'orders',
    'select id, status from orders where quote_id = any($1::uuid[])',
    ids,
  );
  if (placed.some(({ status }) => status === 'placing')) return false;
  for (const service of ['orders', 'quoting']) {
    const [waiting] = await databases.ask(
      service,
      'select 1 from outbox o, outbox_progress p where (o.xid, o.position) > (p.xid, p.position) limit 1',
    );
    if (waiting) return false;
  }
  const orderIds = placed.map(({ id }) => id);
  const emailed = await databases.ask<{ order_id: string; waits: boolean }>(
    'notifications',
    `select order_id, bool_or(status = 'queued') as waits from email_log
     where order_id = any($1::uuid[]) group by order_id`,
    [orderIds],
  );
  if (emailed.length < orderIds.length || emailed.some(({ waits }) => waits)) return false;
  const counted = await databases.ask(
    'reporting',
    `select 1 from order_facts o join quote_facts q using (quote_id)
     where o.quote_id = any($1::uuid[]) and q.status = 'Booked'`,
    ids,
  );
  return counted.length >= orderIds.length;
}
