import type { Evidence, HistoryLine, OrderRow } from './evidence.js';
import { countDuplicates, findViolations } from './invariants.js';
import type { LedgerEntry } from './ledger.js';

const entry = (changes: Partial<LedgerEntry> = {}): LedgerEntry => ({
  key: 'k1',
  quoteId: 'q1',
  customerEmail: 'maeve@mail.example',
  price: 900,
  answers: ['200'],
  failedAt: [],
  acknowledged: { orderId: 'o1', uniqueId: 1 },
  isAbandoned: false,
  works: [],
  ...changes,
});

const line = (changes: Partial<HistoryLine>): HistoryLine => ({
  kind: 'move',
  from: null,
  to: 'new',
  note: '',
  values: [],
  ...changes,
});
const booked = line({ note: 'Booked.' });

const order = (changes: Partial<OrderRow> = {}): OrderRow => ({
  id: 'o1',
  quote_id: 'q1',
  status: 'New',
  price: 900,
  created_at: new Date('2026-11-20T12:00:00Z'),
  version: 1,
  sd_status: 'new',
  reg: '',
  history: [booked],
  events: ['order.booked', 'order.changed'],
  ...changes,
});

const mail = { order_id: 'o1', template: 'Order OA', to_address: 'a@b.example', reason: null };

const sums = { orders: 1, revenue: 900, quotes: 1, booked: 1, onTime: 0, late: 0 };

const evidence = (changes: Partial<Evidence> = {}): Evidence => ({
  orders: [order()],
  files: [],
  quotes: [{ id: 'q1', status: 'Booked', order_id: 'o1' }],
  mails: [{ ...mail, status: 'sent', message_id: '<m1@x>' }],
  orderFacts: [{ order_id: 'o1', price: 900 }],
  quoteFacts: [{ quote_id: 'q1', status: 'Booked' }],
  reported: { rolledUp: sums, counted: sums },
  delivered: new Map([['m1@x', 1]]),
  ...changes,
});

const broken = (found: Evidence, known = entry()) =>
  new Set(findViolations([known], found).map((line) => line.split(':', 1)[0]));

describe('the invariant checker', () => {
  it('finds nothing when every rule holds', () => {
    expect(findViolations([entry()], evidence())).toEqual([]);
  });

  it.each<{ rule: string; what: string; found: Evidence; known?: LedgerEntry }>([
    { rule: 'I1', what: 'an acknowledged order that is gone', found: evidence({ orders: [] }) },
    {
      rule: 'I1',
      what: 'a quote without its order',
      found: evidence({ quotes: [{ id: 'q1', status: 'Saved', order_id: null }] }),
    },
    {
      rule: 'I2',
      what: 'history written twice',
      found: evidence({ orders: [order({ history: [booked, booked] })] }),
    },
    {
      rule: 'I2',
      what: 'an event that was never published',
      found: evidence({ orders: [order({ events: ['order.changed'] })] }),
    },
    { rule: 'I2', what: 'an order missing from reporting', found: evidence({ orderFacts: [] }) },
    { rule: 'I2', what: 'an order without emails', found: evidence({ mails: [] }) },
    {
      rule: 'I6',
      what: 'a report that counts an order twice',
      found: evidence({ reported: { rolledUp: { ...sums, orders: 2, revenue: 1800 }, counted: sums } }),
    },
    {
      rule: 'I6',
      what: 'a quote that conversion does not count',
      found: evidence({ reported: { rolledUp: { ...sums, quotes: 0 }, counted: sums } }),
    },
    {
      rule: 'I6',
      what: 'a late delivery that was counted as on time, too',
      found: evidence({
        reported: { rolledUp: { ...sums, onTime: 1, late: 1 }, counted: { ...sums, late: 1 } },
      }),
    },
    {
      rule: 'I3',
      what: 'an email that stays queued',
      found: evidence({ mails: [{ ...mail, status: 'queued', message_id: '<m1@x>' }] }),
    },
    {
      rule: 'I3',
      what: 'an email marked as sent but not delivered',
      found: evidence({ delivered: new Map() }),
    },
    {
      rule: 'I4',
      what: 'a quote with two orders',
      found: evidence({ orders: [order(), order({ id: 'o2' })] }),
    },
    {
      rule: 'I5',
      what: 'a price that differs from the quote’s',
      found: evidence({ orders: [order({ price: 901 })] }),
    },
    {
      rule: 'I6',
      what: 'a sum that differs from the orders’',
      found: evidence({ orderFacts: [{ order_id: 'o1', price: 1 }] }),
    },
    {
      rule: 'I8',
      what: 'a booking that never ends',
      found: evidence({ orders: [order({ status: 'placing' })] }),
    },
    {
      rule: 'I8',
      what: 'a booked quote without an order',
      found: evidence({ orders: [] }),
      known: entry({ acknowledged: null, isAbandoned: true }),
    },
    {
      rule: 'F4',
      what: 'a 500 for a booking that exists',
      found: evidence(),
      known: entry({ failedAt: [new Date('2026-11-20T12:00:01Z')] }),
    },
  ])('$rule: finds $what', ({ rule, found, known }) => {
    expect(broken(found, known)).toContain(rule);
  });

  it('accepts an unacknowledged booking that does not exist at all, and a 500 before anything was stored', () => {
    const absent = entry({ quoteId: 'q2', acknowledged: null, isAbandoned: true });
    const quotes = [...evidence().quotes, { id: 'q2', status: 'Saved', order_id: null }];
    expect(findViolations([entry(), absent], evidence({ quotes }))).toEqual([]);
    const early = entry({ failedAt: [new Date('2026-11-20T11:59:59Z')] });
    expect(findViolations([early], evidence())).toEqual([]);
  });

  it('counts the copies of an email beyond the first', () => {
    expect(countDuplicates(evidence())).toBe(0);
    expect(countDuplicates(evidence({ delivered: new Map([['m1@x', 3]]) }))).toBe(2);
  });
});
