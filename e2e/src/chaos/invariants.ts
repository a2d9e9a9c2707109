import type { Evidence, FactSums, MailRow, OrderRow } from './evidence.js';
import type { LedgerEntry } from './ledger.js';
import { workRules } from './work-invariants.js';

/** What must hold whatever was killed. Each rule returns its violations. I7 is recorded as answers arrive. */
type Rule = (entries: readonly LedgerEntry[], evidence: Evidence) => string[];

const acknowledgedOnce: Rule = (entries, { orders, quotes }) =>
  entries.flatMap(({ quoteId, acknowledged }) => {
    if (!acknowledged) return [];
    const ids = orders.filter(({ quote_id }) => quote_id === quoteId).map(({ id }) => id);
    const quote = quotes.find(({ id }) => id === quoteId);
    const isRight = ids.length === 1 && ids[0] === acknowledged.orderId;
    const isMarked = quote?.status === 'Booked' && quote.order_id === acknowledged.orderId;
    return isRight && isMarked ? [] : [`order ${acknowledged.orderId}: found ${ids}, quote ${quote?.status}`];
  });

const oneSetOfEverything: Rule = (_entries, { orders, mails, orderFacts, quoteFacts }) => {
  const [first] = orders;
  if (!first) return ['there is no order at all'];
  const usual = setOf(mailsOf(first, mails));
  return orders.flatMap((order) => {
    const set = setOf(mailsOf(order, mails));
    const facts = orderFacts.filter(({ order_id }) => order_id === order.id).length;
    const quoteFact = quoteFacts.find(({ quote_id }) => quote_id === order.quote_id)?.status;
    return [
      ...(bookings(order) === 1 ? [] : [`order ${order.id}: ${bookings(order)} lines of its booking`]),
      ...(`${order.events}`.startsWith('order.booked,order.changed')
        ? []
        : [`order ${order.id}: events ${order.events}`]),
      ...(facts === 1 && quoteFact === 'Booked' ? [] : [`order ${order.id}: ${facts} facts, ${quoteFact}`]),
      ...(set === usual && set !== '' ? [] : [`order ${order.id}: mails ${set}, not ${usual}`]),
    ];
  });
};

const bookings = ({ history }: OrderRow) =>
  history.filter(({ kind, from }) => kind === 'move' && from === null).length;

const mailsEnd: Rule = (_entries, { mails, delivered }) =>
  mails.flatMap(({ message_id, template, status, reason }) => {
    if (status === 'failed' && reason) return [];
    if (status === 'sent' && delivered.has(bare(message_id))) return [];
    return [`mail ${message_id} (${template}): ${status}, not in the inbox`];
  });

const oneOrderPerQuote: Rule = (_entries, { orders }) =>
  orders
    .filter(({ quote_id, id }) => orders.some((other) => other.quote_id === quote_id && other.id !== id))
    .map(({ id, quote_id }) => `order ${id} shares quote ${quote_id}`);

const totalsEqualQuotes: Rule = (entries, { orders }) =>
  orders.flatMap(({ id, quote_id, price }) => {
    const quoted = entries.find(({ quoteId }) => quoteId === quote_id)?.price;
    return price === quoted ? [] : [`order ${id} costs ${price}, its quote said ${quoted}`];
  });

const factsEqualOrders: Rule = (_entries, { orders, orderFacts, reported }) => {
  const sum = (rows: readonly { price: number }[]) => rows.reduce((total, { price }) => total + price, 0);
  const [counted, real] = [orderFacts, orders].map((rows) => `${rows.length} orders of ${sum(rows)}`);
  const [rolledUp, added] = [reported.rolledUp, reported.counted].map(textOf);
  return [
    ...(counted === real ? [] : [`reporting counts ${counted}, there are ${real}`]),
    ...(rolledUp === added ? [] : [`reports add up ${rolledUp}, there are ${added}`]),
  ];
};

const textOf = ({ orders, revenue, quotes, booked, onTime, late }: FactSums) =>
  `${orders} orders of ${revenue}, ${booked} of ${quotes} quotes booked, ${onTime} legs on time and ${late} late`;

/** Rule I2 checks that an order is complete; this one checks that no order exists in part. */
const nothingHalfMade: Rule = (entries, { orders, quotes }) =>
  entries.flatMap(({ quoteId }) => {
    const order = orders.find(({ quote_id }) => quote_id === quoteId);
    const quote = quotes.find(({ id }) => id === quoteId);
    if (!quote) return [`quote ${quoteId} is gone`];
    const isPresent = order?.status === 'New' && quote.status === 'Booked' && quote.order_id === order.id;
    const isAbsent = !order && quote.status !== 'Booked' && quote.order_id === null;
    return isPresent || isAbsent ? [] : [`quote ${quoteId}: ${quote.status}, its order ${order?.status}`];
  });

/** A 500 means that nothing was booked, so it is wrong once the booking exists as a claim or an order. */
const failureIsTrue: Rule = (entries, { orders }) =>
  entries.flatMap(({ quoteId, failedAt }) => {
    const order = orders.find(({ quote_id }) => quote_id === quoteId);
    if (!order || !failedAt.some((at) => at > order.created_at)) return [];
    return [`order ${order.id} existed when its client got a 500`];
  });

const rules: Record<string, Rule> = {
  I1: acknowledgedOnce,
  I2: oneSetOfEverything,
  I3: mailsEnd,
  I4: oneOrderPerQuote,
  I5: totalsEqualQuotes,
  I6: factsEqualOrders,
  I8: nothingHalfMade,
  ...workRules,
  F4: failureIsTrue,
};

/** All violations, each prefixed with the name of its rule. */
export function findViolations(entries: readonly LedgerEntry[], evidence: Evidence): string[] {
  return Object.entries(rules).flatMap(([name, rule]) =>
    rule(entries, evidence).map((what) => `${name}: ${what}`),
  );
}

/** Emails delivered more than once, always with the same Message-ID: SMTP has no exactly-once delivery. */
export function countDuplicates({ mails, delivered }: Evidence): number {
  return mails.reduce((sum, mail) => sum + Math.max(0, (delivered.get(bare(mail.message_id)) ?? 0) - 1), 0);
}

const bare = (messageId: string) => messageId.replace(/^<|>$/g, '');

const mailsOf = ({ id }: OrderRow, mails: readonly MailRow[]) =>
  mails.filter(({ order_id }) => order_id === id);

/** The templates sent, regardless of recipient: every booking of a chaos run has the same kinds of recipients. */
function setOf(mails: readonly MailRow[]): string {
  return mails
    .map(({ template }) => template)
    .sort()
    .join(', ');
}
