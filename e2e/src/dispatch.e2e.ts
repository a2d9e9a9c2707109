import { orders } from '@overland/contracts';
import { aBooking } from './builders.js';
import { newQuote } from './own-things.js';
import { call, dispatch, signInAs, until } from './product.js';

interface AtDispatch {
  guid: string;
  number: string;
  status: string;
}

let token: string;

beforeAll(async () => {
  ({ token } = await signInAs('dana@overland.example'));
});

const atDispatch = async (number = ''): Promise<AtDispatch[]> => {
  const query = number === '' ? '' : `?number=${number}`;
  return (await (await fetch(`${dispatch}/simulator/orders${query}`)).json()) as AtDispatch[];
};

async function control(path: string, body: object): Promise<void> {
  const answer = await fetch(`${dispatch}/simulator/orders/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
}

const stateOf = async (orderId: string) => (await call(orders.get, { params: { orderId } }, { token })).body;

describe('an order and its carrier', () => {
  it('is booked here, sent to dispatch, and follows what its carrier and driver do', async () => {
    const dealer = await signInAs('wes@lonestarmotors.example');
    const quote = await newQuote(dealer.token, 'Grace Lindqvist');
    const booked = await call(orders.book, { body: aBooking(quote) }, { token: dealer.token });
    const { orderId, uniqueId } = booked.body;
    const sent = await until(
      'the order at dispatch',
      async () => (await atDispatch(String(uniqueId)))[0],
      60,
    );
    await control(`${sent.guid}/step`, { to: 'accepted' });
    const accepted = await until('the carrier here', async () => {
      const order = await stateOf(orderId);
      return order.sdStatus === 'accepted' && order;
    });
    expect(accepted.carrierName).not.toBe('');
    await control(`${sent.guid}/step`, {});
    await control(`${sent.guid}/gps`, { part: 0.5 });
    await until('the driver on the road', async () => {
      const { sdStatus, driverLat } = await stateOf(orderId);
      return sdStatus === 'picked_up' && driverLat !== null;
    });
  });

  it('is there for the demo orders that are not finished', async () => {
    const statuses = new Set((await atDispatch()).map(({ status }) => status));
    for (const status of ['new', 'accepted', 'picked_up', 'delivered']) expect(statuses).toContain(status);
  });
});
