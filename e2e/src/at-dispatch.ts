import { dispatch, until } from './product.js';

export interface AtDispatch {
  guid: string;
  number: string;
  status: string;
}

/** The orders at the dispatch simulator; only that of an order number, if one is given. */
export async function ordersAtDispatch(uniqueId?: number, at = dispatch): Promise<AtDispatch[]> {
  const query = uniqueId === undefined ? '' : `?number=${uniqueId}`;
  return (await (await fetch(`${at}/simulator/orders${query}`)).json()) as AtDispatch[];
}

/** Waits until a booked order has reached dispatch. */
export function orderAtDispatch(uniqueId: number, at = dispatch): Promise<AtDispatch> {
  return until('the order at dispatch', async () => (await ordersAtDispatch(uniqueId, at))[0], 60);
}

/**
 * Does at dispatch what a carrier or driver would do.
 * @param path `step` or `gps`; docs/product/dispatch.md lists what they take
 */
export async function actAtDispatch(guid: string, path: string, body: object, at = dispatch): Promise<void> {
  const answer = await fetch(`${at}/simulator/orders/${guid}/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
}
