import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { ProductDatabases } from '../databases.js';
import type { InboxWatch } from './inbox-watch.js';
import type { LedgerEntry } from './ledger.js';

export interface OrderRow {
  id: string;
  quote_id: string;
  status: string;
  price: number;
  created_at: Date;
  version: number;
  sd_status: string;
  reg: string;
  /** Its history, oldest first. */
  history: HistoryLine[];
  /** The types of its events, in the order in which they were published. */
  events: string[];
}

export interface HistoryLine {
  kind: string;
  from: string | null;
  to: string | null;
  note: string;
  /** What an edit wrote. */
  values: string[];
}

/** A file that is part of its order. */
export interface FileRow {
  order_id: string;
  key: string;
  name: string;
  size: number;
  /** SHA-256 of its bytes on the disk; null where there are none. */
  hash: string | null;
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

/** Sums over all orders and quotes, not only those of the run. */
export interface FactSums {
  orders: number;
  revenue: number;
  quotes: number;
  booked: number;
  /** Pickups and deliveries that are done. */
  onTime: number;
  late: number;
}

/** The product's state, read from its databases and its inbox. */
export interface Evidence {
  orders: OrderRow[];
  files: FileRow[];
  quotes: QuoteRow[];
  mails: MailRow[];
  /** The order and quote facts of the reporting service. */
  orderFacts: FactRow[];
  quoteFacts: { quote_id: string; status: string }[];
  /** What reports add up, and what the facts add up to, at one moment. */
  reported: { rolledUp: FactSums; counted: FactSums };
  /** How often each Message-ID was delivered to the inbox. */
  delivered: ReadonlyMap<string, number>;
}

const sumsOf = (
  orders: string,
  quotes: string,
  legs: string,
) => `(select json_build_object('orders', o.orders,
    'revenue', o.revenue, 'quotes', q.quotes, 'booked', q.booked, 'onTime', t.on_time, 'late', t.late)
  from (select coalesce(sum(orders), 0) as orders, coalesce(sum(revenue), 0) as revenue from (${orders}) f) o,
    (select coalesce(sum(quoted), 0) as quotes, coalesce(sum(booked), 0) as booked from (${quotes}) f) q,
    (select coalesce(sum(on_time), 0) as on_time, coalesce(sum(late), 0) as late from (${legs}) f) t)`;

const ofPortals = `dimension = 'total' and portal_id <> '00000000-0000-0000-0000-000000000000'`;
const rolledUp = sumsOf(
  `select orders, revenue from order_rollups where kind = 'portal months'
    union all select orders, revenue from order_deltas`,
  `select quoted, booked from quote_counts where ${ofPortals} union all select quoted, booked from quote_deltas`,
  `select on_time, late from on_time_counts where ${ofPortals} union all select on_time, late from on_time_deltas`,
);
const doneBy = (done: string, promised: string) => `
  select (${done} <= ${promised})::int as on_time, (${done} > ${promised})::int as late
  from order_facts where status <> 'Canceled'`;
const counted = sumsOf(
  `select 1 as orders, price as revenue from order_facts where status <> 'Canceled'`,
  `select 1 as quoted, (status = 'Booked')::int as booked from quote_facts`,
  `${doneBy('picked_up_on', 'pickup_last_day')} union all ${doneBy('delivered_on', 'delivery_last_day')}`,
);
const readReported = `select ${rolledUp} as "rolledUp", ${counted} as counted`;

export async function readEvidence(
  { databases, dataDir }: { databases: ProductDatabases; dataDir: string },
  inbox: InboxWatch,
  entries: readonly LedgerEntry[],
): Promise<Evidence> {
  const ids = [entries.map(({ quoteId }) => quoteId)];
  const orders = await databases.ask<OrderRow>(
    'orders',
    `select id, quote_id, status, price, created_at, version, sd_status, reg,
       (select coalesce(json_agg(json_build_object('kind', kind, 'from', from_status, 'to', to_status, 'note', note,
         'values', (select coalesce(json_agg(change ->> 'to'), '[]') from jsonb_array_elements(changes) change))
         order by id), '[]') from activities where order_id = orders.id) as history,
       array(select type from outbox where payload->>'orderId' = orders.id::text order by position) as events
     from orders where quote_id = any($1::uuid[])`,
    ids,
  );
  const orderIds = [orders.map(({ id }) => id)];
  const [quotes, mails, orderFacts, quoteFacts, files, [reported]] = await Promise.all([
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
    databases.ask<Omit<FileRow, 'hash'>>(
      'orders',
      `select order_id, key, name, size from order_files where state = 'added' and order_id = any($1::uuid[])`,
      orderIds,
    ),
    databases.ask<Evidence['reported']>('reporting', readReported),
  ]);
  if (!reported) throw new Error('Reporting adds nothing up.');
  await inbox.look();
  const withBytes = files.map((file) => ({ ...file, hash: hashOf(path.join(dataDir, 'files', file.key)) }));
  return {
    orders,
    files: withBytes,
    quotes,
    mails,
    orderFacts,
    quoteFacts,
    reported,
    delivered: inbox.delivered,
  };
}

function hashOf(file: string): string | null {
  try {
    return createHash('sha256').update(readFileSync(file)).digest('hex');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}
