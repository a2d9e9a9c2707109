import type { ProductDatabases } from '../databases.js';
import type { InboxWatch } from './inbox-watch.js';
import type { LedgerEntry } from './ledger.js';

export interface OrderRow {
  id: string;
  quote_id: string;
  status: string;
  price: number;
  created_at: Date;
  activities: number;
  /** The types of its events, in the order in which they were published. */
  events: string[];
}

export interface QuoteRow {
  id: string;
  status: string;
  order_id: string | null;
}

export interface MailRow {
  order_id: string;
  template: string;
  to_address: string;
  status: string;
  reason: string | null;
  message_id: string;
}

export interface FactRow {
  order_id: string;
  price: number;
}

/** The product's state, read from its databases and its inbox. */
export interface Evidence {
  orders: OrderRow[];
  quotes: QuoteRow[];
  mails: MailRow[];
  /** The order and quote facts of the reporting service. */
  orderFacts: FactRow[];
  quoteFacts: { quote_id: string; status: string }[];
  /** How often each Message-ID was delivered to the inbox. */
  delivered: ReadonlyMap<string, number>;
}

export async function readEvidence(
  databases: ProductDatabases,
  inbox: InboxWatch,
  entries: readonly LedgerEntry[],
): Promise<Evidence> {
  const ids = [entries.map(({ quoteId }) => quoteId)];
  const orders = await databases.ask<OrderRow>(
    'orders',
    `select id, quote_id, status, price, created_at,
       (select count(*)::int from activities where order_id = orders.id) as activities,
       array(select type from outbox where payload->>'orderId' = orders.id::text order by position) as events
     from orders where quote_id = any($1::uuid[])`,
    ids,
  );
  const orderIds = [orders.map(({ id }) => id)];
  const [quotes, mails, orderFacts, quoteFacts] = await Promise.all([
    databases.ask<QuoteRow>('quoting', 'select id, status, order_id from quotes where id = any($1)', ids),
    databases.ask<MailRow>(
      'notifications',
      `select order_id, template, to_address, status, reason, message_id from email_log
       where order_id = any($1::uuid[])`,
      orderIds,
    ),
    databases.ask<FactRow>(
      'reporting',
      'select order_id, price from order_facts where quote_id = any($1::uuid[])',
      ids,
    ),
    databases.ask<Evidence['quoteFacts'][number]>(
      'reporting',
      'select quote_id, status from quote_facts where quote_id = any($1::uuid[])',
      ids,
    ),
  ]);
  await inbox.look();
  return { orders, quotes, mails, orderFacts, quoteFacts, delivered: inbox.delivered };
}

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
