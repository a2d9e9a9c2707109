import { customerOrders, type Order, orders } from '@overland/contracts';
import { actAtDispatch, orderAtDispatch } from './at-dispatch.js';
import { thingsOf } from './own-things.js';
import { call, publicSite, until } from './product.js';
import { people, tokenFor } from './tokens.js';

/** A new order of Lone Star. `read` returns it as staff see it now. */
export async function newOrder(customer: string) {
  const token = await tokenFor(people.superStaff);
  const { orderId } = await thingsOf(await tokenFor(people.admin), customer);
  const read = async () => (await call(orders.get, { params: { orderId } }, { token })).body;
  return { orderId, read };
}

/** An order in transit whose driver is known from dispatch. The carrier's app may report positions. */
export async function orderOnTheRoad(customer: string, { isFollowed }: { isFollowed: boolean }) {
  const { read } = await newOrder(customer);
  const { guid } = await orderAtDispatch((await read()).uniqueId);
  if (!isFollowed) await actAtDispatch(guid, 'gps', { active: false });
  await actAtDispatch(guid, 'step', { to: 'picked_up' });
  return until('the driver here', async () => {
    const order = await read();
    return order.sdStatus === 'picked_up' && order.driverPhone !== '' && order;
  });
}

/** An order of Lone Star that has arrived. */
export async function aDeliveredOrder(customer: string) {
  const { read } = await newOrder(customer);
  const { guid } = await orderAtDispatch((await read()).uniqueId);
  await actAtDispatch(guid, 'step', { to: 'delivered' });
  return until('the delivery here', async () => {
    const order = await read();
    return order.status === 'Delivered' && order;
  });
}

/** The order as its customer finds it, by email and number. */
export async function findAsCustomer({ uniqueId, customerEmail }: Pick<Order, 'uniqueId' | 'customerEmail'>) {
  const request = { params: { orderId: `${uniqueId}` }, body: { email: customerEmail } };
  return (await call(customerOrders.status, request, { origin: publicSite })).body;
}
