import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { bytesOfId, idBytes, idOfBytes } from './id-bytes.js';

/** What a customer's link to an order says of itself, before it is checked. */
export interface OrderLink {
  orderId: string;
  issuedAt: Date;
  signature: Buffer;
}

interface Claims extends Pick<OrderLink, 'orderId' | 'issuedAt'> {
  /** The link ends with the address that it was sent to. */
  customerEmail: string;
}

const timeBytes = 4;
const signatureBytes = 20;

/** The key of customers' links, made from the secret that orders and notifications share. */
export function orderLinkKeyFrom(secret: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', 'overland links to orders', 32));
}

/** The token of a link to an order, for its customer. Nothing of it is stored. */
export function signOrderLink(key: Buffer, claims: Claims): string {
  const time = Buffer.alloc(timeBytes);
  time.writeUInt32BE(secondsOf(claims.issuedAt));
  return Buffer.concat([bytesOfId(claims.orderId), time, signatureOf(key, claims)]).toString('base64url');
}

/** Null for a text that is no token. Its order has to be read before `isOrderLink` can tell whether it is good. */
export function readOrderLink(token: string): OrderLink | null {
  const bytes = Buffer.from(token, 'base64url');
  if (bytes.length !== idBytes + timeBytes + signatureBytes || bytes.toString('base64url') !== token)
    return null;
  const issuedAt = new Date(bytes.readUInt32BE(idBytes) * 1000);
  return { orderId: idOfBytes(bytes), issuedAt, signature: bytes.subarray(idBytes + timeBytes) };
}

/** Whether it was made here for this customer. Compares in constant time. */
export function isOrderLink(key: Buffer, link: OrderLink, customerEmail: string): boolean {
  return timingSafeEqual(signatureOf(key, { ...link, customerEmail }), link.signature);
}

const secondsOf = (at: Date) => Math.floor(at.getTime() / 1000);

function signatureOf(key: Buffer, { orderId, issuedAt, customerEmail }: Claims): Buffer {
  const claims = JSON.stringify([orderId, secondsOf(issuedAt), customerEmail.trim().toLowerCase()]);
  return createHmac('sha256', key).update(claims).digest().subarray(0, signatureBytes);
}
