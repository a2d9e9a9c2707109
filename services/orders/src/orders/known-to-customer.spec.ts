import { knownToCustomer } from './known-to-customer.js';
import type { PlacedOrder } from './order.entity.js';
import { undoPlan } from './order-undo-plan.js';

const noon = new Date('2026-11-20T12:00:00Z');
const at = (seconds: number) => new Date(noon.getTime() + seconds * 1000);
const assigned = {
  version: 4,
  undo: null,
  sdStatus: 'accepted',
  price: 1090,
  customerEmail: 'old@example.com',
} as unknown as PlacedOrder;

function taken(before: PlacedOrder, columns: Partial<PlacedOrder>, seconds: number): PlacedOrder {
  const after = { ...before, ...columns, version: before.version + 1 };
  const made = { session: { userId: 'Robin' }, now: at(seconds), told: [], requestIds: ['asked'], columns };
  return { ...after, undo: undoPlan(before, after, made) };
}
const pickedUp = taken(assigned, { sdStatus: 'picked_up' }, 0);
const delivered = taken(pickedUp, { sdStatus: 'delivered' }, 30);

describe('what the customer may know', () => {
  test.each([
    [59, 'accepted'],
    [60, 'picked_up'],
    [89, 'picked_up'],
    [90, 'delivered'],
  ])('after %d seconds of two steps is %s', (seconds, state) => {
    expect(knownToCustomer(delivered, at(seconds)).order.sdStatus).toBe(state);
  });

  test('is everything once the order has changed again, as the step cannot be undone then', () => {
    expect(knownToCustomer({ ...delivered, version: 9 }, at(31)).order.sdStatus).toBe('delivered');
  });

  test('is where they are written to, at once', () => {
    const edited = taken(assigned, { price: 990, customerEmail: 'new@example.com' }, 0);
    expect(knownToCustomer(edited, at(1)).order).toMatchObject({
      price: 1090,
      customerEmail: 'new@example.com',
    });
  });

  test('leaves out the moves of such steps, and their answers', () => {
    const moves = [{ at: at(30).toISOString() }, { at: at(0).toISOString() }, { at: at(-5).toISOString() }];
    const asked = { id: 'asked', state: 'accepted', answer: 'Yes.' };
    const early = knownToCustomer(delivered, at(40));
    expect(early.moves(moves)).toEqual(moves.slice(2));
    expect(early.requests([asked])).toMatchObject([{ state: 'open', answer: '' }]);
    expect(knownToCustomer(delivered, at(90)).requests([asked])).toEqual([asked]);
  });
});
