import { createHmac } from 'node:crypto';
import { linkKeyFrom } from './id-link.js';
import { isOrderLink, type OrderLinkKind, readOrderLink, signOrderLink } from './order-link.js';

const key = linkKeyFrom('a secret', 'orders');
const customerEmail = 'Ruth@home.example';
const claims = {
  orderId: '6d5a2f0e-5d5c-4f0b-9f57-6a3a3c8e9b10',
  customerEmail,
  issuedAt: new Date(1_764_000_000_000),
};
const sign = (kind: OrderLinkKind) => signOrderLink(key, { ...claims, kind });
const kindOf = (token: string): OrderLinkKind | null => {
  const link = readOrderLink(token);
  return link && isOrderLink(key, link, 'ruth@HOME.example') ? link.kind : null;
};

it.each(['mailed', 'lookedUp'] as const)('a link says of which order it is and whether it is %s', (kind) => {
  const { orderId, issuedAt } = claims;
  expect(readOrderLink(sign(kind))).toMatchObject({ kind, orderId, issuedAt });
  expect(kindOf(sign(kind))).toBe(kind);
});

it('a looked up link does not become a mailed one by another first byte, nor the other way round', () => {
  const lookedUp = Buffer.from(sign('lookedUp'), 'base64url');
  const mailed = Buffer.from(sign('mailed'), 'base64url');
  for (const mark of [0, 1, 2, 255])
    expect(kindOf(Buffer.concat([Buffer.from([mark]), lookedUp]).toString('base64url'))).toBeNull();
  expect(kindOf(mailed.subarray(1).toString('base64url'))).toBeNull();
  expect(
    readOrderLink(Buffer.concat([Buffer.from([2]), mailed.subarray(1)]).toString('base64url')),
  ).toBeNull();
});

it('a link from before there were two kinds is a looked up one', () => {
  const seconds = claims.issuedAt.getTime() / 1000;
  const signed = JSON.stringify([claims.orderId, seconds, 'ruth@home.example']);
  const time = Buffer.alloc(4);
  time.writeUInt32BE(seconds);
  const old = Buffer.concat([
    Buffer.from(claims.orderId.replaceAll('-', ''), 'hex'),
    time,
    createHmac('sha256', key).update(signed).digest().subarray(0, 20),
  ]);
  expect(kindOf(old.toString('base64url'))).toBe('lookedUp');
});

it('every changed byte makes a link bad', () => {
  for (const kind of ['mailed', 'lookedUp'] as const) {
    const bytes = Buffer.from(sign(kind), 'base64url');
    for (let at = 0; at < bytes.length; at += 1) {
      const changed = Buffer.from(bytes);
      changed.writeUInt8((changed[at] ?? 0) ^ 0x10, at);
      expect(kindOf(changed.toString('base64url'))).toBeNull();
    }
  }
});

it('an order whose id begins like the mark of a mailed link has looked up links all the same', () => {
  const orderId = `01${claims.orderId.slice(2)}`;
  const token = signOrderLink(key, { ...claims, orderId, kind: 'lookedUp' });
  expect(readOrderLink(token)).toMatchObject({ kind: 'lookedUp', orderId });
});

it('spaces around an address make no difference to its link', () => {
  const link = readOrderLink(sign('mailed'));
  expect(link && isOrderLink(key, link, ` ${customerEmail} `)).toBe(true);
});

it.each(['mailed', 'lookedUp'] as const)('a %s link has one spelling only', (kind) => {
  const token = sign(kind);
  for (const other of [`${token}=`, `${token}\n`, `!${token}`]) expect(readOrderLink(other)).toBeNull();
});
