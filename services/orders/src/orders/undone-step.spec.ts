import type { SdStatus } from '@overland/contracts';
import { undoneStep } from './undone-step.js';

describe('the name of a step that can be undone', () => {
  test.each<[SdStatus, SdStatus, string]>([
    ['picked_up', 'delivered', 'Delivery'],
    ['delivered', 'picked_up', 'Pickup'],
    ['delivered', 'invoiced', 'Invoicing'],
    ['posted', 'flagged', 'Flag'],
    ['flagged', 'posted', 'Flag Removal'],
    ['flagged', 'order_canceled', 'Cancellation'],
    ['order_canceled', 'new', 'Reinstatement'],
    ['on_hold', 'new', 'Release'],
    ['posted', 'new', 'Step Back'],
    ['new', 'posted', 'Posting'],
    ['posted', 'accepted', 'Driver Assignment'],
    ['posted', 'posted', 'Payment Request'],
  ])('from %s to %s is “%s”', (from, to, name) => {
    expect(undoneStep({ sdStatus: from }, { sdStatus: to })).toBe(name);
  });

  test('is that of the payment, also where it released the order', () => {
    const [held, released] = [{ sdStatus: 'on_hold' }, { sdStatus: 'new' }] as const;
    expect(undoneStep(held, released, { added: ['one'], voided: [] })).toBe('Payment');
    expect(undoneStep(released, released, { added: [], voided: ['one'] })).toBe('Payment Removal');
  });
});
