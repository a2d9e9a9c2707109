import { createHmac } from 'node:crypto';
import { encode, es256, hs256 } from '../testing/forged-tokens.js';
import { testKeys } from '../testing/index.js';
import { signJwt, verifyJwt } from './strict-jwt.js';

const { privateKey, publicKey, serviceSecret } = testKeys();
const now = new Date('2026-03-02T10:00:00Z');
const audience = 'quoting';
const claims = { aud: audience, exp: now.getTime() / 1000 + 60 };
const header = { alg: 'HS256', typ: 'JWT' };

const read = (token: string) => verifyJwt(token, { algorithm: 'HS256', key: serviceSecret, audience, now });
const readElliptic = (token: string) =>
  verifyJwt(token, { algorithm: 'ES256', key: publicKey, audience, now });

/** Signed as it is spelled. */
const signed = (head: string, body: string) =>
  `${head}.${body}.${createHmac('sha256', serviceSecret).update(`${head}.${body}`).digest('base64url')}`;

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
/** Another last character, whose difference lies in the bits that decoders ignore. */
const respelled = (part: string) => {
  const other = `${part.slice(0, -1)}${alphabet[alphabet.indexOf(part.slice(-1)) + 1]}`;
  expect(Buffer.from(other, 'base64url')).toEqual(Buffer.from(part, 'base64url'));
  return other;
};

describe('a token', () => {
  it('gives its claims when it is signed by the algorithm and the key that are asked for', () => {
    expect(read(signJwt(claims, { algorithm: 'HS256', key: serviceSecret }))).toMatchObject(claims);
    expect(readElliptic(signJwt(claims, { algorithm: 'ES256', key: privateKey }))).toMatchObject(claims);
  });

  it('has at most 4,096 characters', () => {
    const padded = (size: number) => hs256(header, { ...claims, pad: 'x'.repeat(size) }, serviceSecret);
    expect(padded(2968)).toHaveLength(4096);
    expect(read(padded(2968))).toMatchObject(claims);
    expect(padded(2969)).toHaveLength(4097);
    expect(read(padded(2969))).toBeNull();
  });

  it('is refused without a signature, a body or a header', () => {
    const [head = '', body = '', signature = ''] = hs256(header, claims, serviceSecret).split('.');
    expect(read(`${head}.${body}.`)).toBeNull();
    expect(read(`${head}.${body}`)).toBeNull();
    expect(read(signed(head, ''))).toBeNull();
    expect(read(signed('', body))).toBeNull();
    expect(read(`${head}.${body}.${signature}.${signature}`)).toBeNull();
  });

  it('has one spelling only: a signature that merely decodes to the same bytes is refused', () => {
    const token = es256({ ...header, alg: 'ES256' }, claims, privateKey);
    expect(readElliptic(token)).toMatchObject(claims);
    const [head, body, signature = ''] = token.split('.');
    expect(readElliptic(`${head}.${body}.${respelled(signature)}`)).toBeNull();
  });

  it('has one spelling only, also where its signature is of another one', () => {
    const [head, body] = [encode(header), encode(claims)];
    expect(read(signed(head, body))).toMatchObject(claims);
    expect(read(signed(head, respelled(body)))).toBeNull();
  });

  it.each([
    ['another algorithm', { alg: 'HS512', typ: 'JWT' }],
    ['no algorithm', { typ: 'JWT' }],
    ['another type', { ...header, typ: 'at+jwt' }],
    ['a key of its own', { ...header, kid: '1' }],
    ['a list', [header]],
    ['null', 'null'],
    ['a text', '"HS256"'],
    ['no JSON', 'HS256'],
  ])('is refused when its header is, or has, %s', (_what, head) => {
    expect(read(hs256(head, claims, serviceSecret))).toBeNull();
  });

  it.each([
    ['a list', [claims]],
    ['null', 'null'],
    ['a text', '"quoting"'],
    ['no JSON', 'quoting'],
  ])('is refused when it claims %s', (_what, body) => {
    expect(read(hs256(header, body, serviceSecret))).toBeNull();
  });

  it('is refused under another key, for another audience, for several, and once it has expired', () => {
    expect(read(hs256(header, claims, 'another secret that is long enough to be one'))).toBeNull();
    expect(read(hs256(header, { ...claims, aud: 'orders' }, serviceSecret))).toBeNull();
    expect(read(hs256(header, { ...claims, aud: [audience, 'orders'] }, serviceSecret))).toBeNull();
    expect(read(hs256(header, { ...claims, exp: now.getTime() / 1000 }, serviceSecret))).toBeNull();
  });
});
