import { orders } from '@overland/contracts';
import { actAtDispatch, orderAtDispatch, ordersAtDispatch } from './at-dispatch.js';
import { aBooking } from './builders.js';
import { newQuote } from './own-things.js';
import { call, until } from './product.js';
import { people, tokenFor } from './tokens.js';

let token: string;

beforeAll(async () => {
  token = await tokenFor(people.superStaff);
});

const stateOf = async (orderId: string) => (await call(orders.get, { params: { orderId } }, { token })).body;

describe('an order and its carrier', () => {
  it('is booked here, sent to dispatch, and follows what its carrier and driver do', async () => {
    const dealer = await tokenFor(people.user);
    const quote = await newQuote(dealer, 'Grace Lindqvist');
    const booked = await call(orders.book, { body: aBooking(quote) }, { token: dealer });
    const { orderId, uniqueId } = booked.body;
    const { guid } = await orderAtDispatch(uniqueId);
    await actAtDispatch(guid, 'step', { to: 'accepted' });
    const accepted = await until('the carrier here', async () => {
      const order = await stateOf(orderId);
      return order.sdStatus === 'accepted' && order;
    });
    expect(accepted.carrierName).not.toBe('');
    await actAtDispatch(guid, 'step', {});
    await actAtDispatch(guid, 'gps', { part: 0.5 });
    await until('the driver on the road', async () => {
      const { sdStatus, driverLat } = await stateOf(orderId);
      return sdStatus === 'picked_up' && driverLat !== null;
    });
  });

  it('is there for the demo orders that are not finished', async () => {
    const statuses = new Set((await ordersAtDispatch()).map(({ status }) => status));
    for (const status of ['new', 'accepted', 'picked_up', 'delivered']) expect(statuses).toContain(status);
  });
});
