import { aSession } from '@overland/service-kit/testing';
import { auditNoteOf } from './order-audit.js';

const at = new Date('2026-11-20T18:00:00Z');
const order = {
  uniqueId: 10241,
  portalId: 'p',
  paid: false,
  paidAmount: null,
  price: 1049,
  status: 'New',
} as const;
const canceled = { ...order, status: 'Canceled' } as const;
const changeWith = (note: string) =>
  ({ activities: [{ at, note }] }) as unknown as Parameters<typeof auditNoteOf>[0]['change'];
const by = { session: aSession({ role: 'MCAdmin' }), info: { ip: '203.0.113.7' } };

describe('what the audit trail keeps of an order', () => {
  it('says who canceled it, from where, and why', () => {
    expect(auditNoteOf({ before: order, after: canceled, change: changeWith('Sold.'), by })).toEqual({
      action: 'order.canceled',
      at: at.toISOString(),
      actorId: by.session.userId,
      portalId: 'p',
      subject: 'Order #10241',
      address: '203.0.113.7',
      changes: [{ what: 'Status', from: 'New', to: 'Canceled (Sold.)' }],
    });
  });

  it('says that it was reinstated', () => {
    const note = auditNoteOf({ before: canceled, after: order, change: changeWith(''), by });
    expect(note).toMatchObject({
      action: 'order.reinstated',
      changes: [{ what: 'Status', from: 'Canceled', to: 'New' }],
    });
  });

  it('names nobody where the TMS canceled it', () => {
    const note = auditNoteOf({ before: order, after: canceled, change: changeWith(''), by: null });
    expect(note).toMatchObject({ actorId: null, address: '' });
  });

  it('says what was paid before and after, of a part of the price, too', () => {
    const part = { ...order, paidAmount: 500 };
    const paid = { ...order, paid: true, paidAmount: 1049 };
    const noteOf = (before: typeof order | typeof part, after: typeof part | typeof paid) =>
      auditNoteOf({ before, after, change: changeWith(''), by });
    expect(noteOf(order, part)).toMatchObject({
      action: 'order.paid',
      changes: [{ what: 'Payment', from: 'Unpaid', to: '$500 of $1,049' }],
    });
    expect(noteOf(part, paid)).toMatchObject({
      action: 'order.paid',
      changes: [{ from: '$500 of $1,049', to: 'Paid' }],
    });
    const back = auditNoteOf({ before: paid, after: part, change: changeWith(''), by });
    expect(back?.action).toBe('order.unpaid');
  });

  it('keeps nothing of the other steps', () => {
    const after = { ...order, status: 'Picked Up' } as const;
    expect(auditNoteOf({ before: order, after, change: changeWith(''), by })).toBeNull();
  });
});
