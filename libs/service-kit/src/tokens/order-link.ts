import { createHmac, timingSafeEqual } from 'node:crypto';
import { bytesOfId, idBytes, idOfBytes } from './id-bytes.js';

/**
 * `mailed` proves the mailbox, as emails to the customer's own address alone carry it; `lookedUp` is for who knows number
 * and email. Links from before there were two kinds are looked up ones.
 */
export type OrderLinkKind = 'mailed' | 'lookedUp';

/** What a customer's link to an order says of itself, before it is checked. */
export interface OrderLink {
  kind: OrderLinkKind;
  orderId: string;
  issuedAt: Date;
  signature: Buffer;
}

interface Claims extends Pick<OrderLink, 'kind' | 'orderId' | 'issuedAt'> {
  /** The link ends with the address that it was sent to. */
  customerEmail: string;
}

/** The first byte of a mailed link; a looked up one has none. */
const mailedMark = Buffer.from([1]);
const timeBytes = 4;
const signatureBytes = 20;
const linkBytes = idBytes + timeBytes + signatureBytes;

/** The token of a link to an order, for its customer. Nothing of it is stored. */
export function signOrderLink(key: Buffer, claims: Claims): string {
  const time = Buffer.alloc(timeBytes);
  time.writeUInt32BE(secondsOf(claims.issuedAt));
  const mark = claims.kind === 'mailed' ? [mailedMark] : [];
  return Buffer.concat([...mark, bytesOfId(claims.orderId), time, signatureOf(key, claims)]).toString(
    'base64url',
  );
}

/** Null for a text that is no token. Its order has to be read before `isOrderLink` can tell whether it is good. */
export function readOrderLink(token: string): OrderLink | null {
  const all = Buffer.from(token, 'base64url');
  if (all.toString('base64url') !== token) return null;
  const kind = all.length === linkBytes ? 'lookedUp' : 'mailed';
  const bytes = kind === 'mailed' && all.subarray(0, 1).equals(mailedMark) ? all.subarray(1) : all;
  if (bytes.length !== linkBytes) return null;
  const issuedAt = new Date(bytes.readUInt32BE(idBytes) * 1000);
  return { kind, orderId: idOfBytes(bytes), issuedAt, signature: bytes.subarray(idBytes + timeBytes) };
}

/** Whether it was made here for this customer. Compares in constant time. */
export function isOrderLink(key: Buffer, link: OrderLink, customerEmail: string): boolean {
  return timingSafeEqual(signatureOf(key, { ...link, customerEmail }), link.signature);
}

const secondsOf = (at: Date) => Math.floor(at.getTime() / 1000);

function signatureOf(key: Buffer, { kind, orderId, issuedAt, customerEmail }: Claims): Buffer {
  const claims = [orderId, secondsOf(issuedAt), customerEmail.trim().toLowerCase()];
  if (kind === 'mailed') claims.push(kind);
  return createHmac('sha256', key).update(JSON.stringify(claims)).digest().subarray(0, signatureBytes);
}
