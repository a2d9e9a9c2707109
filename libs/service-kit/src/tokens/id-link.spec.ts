import { hourMs } from '@overland/contracts/calendar';
import { linkKeyFrom, readIdLink, signIdLink } from './id-link.js';
import { signOrderLink } from './order-link.js';

const key = linkKeyFrom('a secret', 'surveys');
const id = '6d5a2f0e-5d5c-4f0b-9f57-6a3a3c8e9b10';
const token = signIdLink(key, id);
const bytes = Buffer.from(token, 'base64url');
const read = (changed: Buffer) => readIdLink(key, changed.toString('base64url'));

describe('a link that names an id', () => {
  it('gives the id that it was made for', () => {
    expect(readIdLink(key, token)).toBe(id);
  });

  it('has only characters that need no escaping in an address', () => {
    expect(token).toMatch(/^[\w-]{48}$/);
  });

  it('is refused with any byte changed', () => {
    for (let at = 0; at < bytes.length; at += 1) {
      const changed = Buffer.from(bytes);
      changed.writeUInt8((changed[at] ?? 0) ^ 0x10, at);
      expect(read(changed)).toBeNull();
    }
  });

  it('is refused when it is shorter or longer', () => {
    expect(readIdLink(key, '')).toBeNull();
    expect(read(bytes.subarray(0, 4))).toBeNull();
    expect(read(bytes.subarray(0, 16))).toBeNull();
    expect(read(bytes.subarray(0, -1))).toBeNull();
    expect(read(Buffer.concat([bytes, Buffer.from([0])]))).toBeNull();
  });

  it.each([
    ['with padding', `${token}=`],
    ['with a line break', `${token}\n`],
    ['with a stray character', `!${token}`],
    ['in hexadecimal digits', bytes.toString('hex')],
  ])('has one spelling only, and is refused %s', (_how, other) => {
    expect(readIdLink(key, other)).toBeNull();
  });

  it('is refused under another secret, and as a link to another kind of thing', () => {
    expect(readIdLink(linkKeyFrom('another secret', 'surveys'), token)).toBeNull();
    expect(readIdLink(linkKeyFrom('a secret', 'report schedules'), token)).toBeNull();
  });

  it('is no link to an order, nor the other way round', () => {
    const issuedAt = new Date(hourMs);
    const claims = { orderId: id, issuedAt, customerEmail: 'ruth@home.example', kind: 'lookedUp' } as const;
    expect(readIdLink(key, signOrderLink(key, claims))).toBeNull();
  });
});
