import { generateKeyPairSync } from 'node:crypto';
import { hourMs } from '@overland/contracts/calendar';
import { encode, forgedTokens, hs256 } from '../testing/forged-tokens.js';
import { aSession, testKeys, tokenFor } from '../testing/index.js';
import { signServiceToken, verifyServiceToken } from './service-token.js';
import { verifyUserToken } from './user-token.js';

const { publicKey, privateKey, serviceSecret } = testKeys();
const now = new Date('2026-03-02T10:00:00Z');
const nowSeconds = now.getTime() / 1000;
const session = aSession({ role: 'MCAdmin', isSuperAdmin: true });
const hsHeader = { alg: 'HS256', typ: 'JWT' };
const { genuine, forgeries } = forgedTokens({ privateKey, publicKey, serviceSecret, session, now });

describe('a user token', () => {
  it('gives its session', () => {
    expect(verifyUserToken(genuine, publicKey, now)).toEqual(session);
    expect(verifyUserToken(tokenFor(session, now), publicKey, now)).toEqual(session);
  });

  it('ends at its expiry also when it was verified before', () => {
    expect(verifyUserToken(genuine, publicKey, now)).not.toBeNull();
    expect(verifyUserToken(genuine, publicKey, new Date(now.getTime() + hourMs))).toBeNull();
  });

  it('verified with one key is not accepted under another', () => {
    expect(verifyUserToken(genuine, publicKey, now)).not.toBeNull();
    const stranger = generateKeyPairSync('ec', {
      namedCurve: 'P-256',
      publicKeyEncoding: { type: 'spki', format: 'pem' },
      privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    });
    expect(verifyUserToken(genuine, stranger.publicKey, now)).toBeNull();
  });

  it('is tested against sixty forgeries and more', () => {
    expect(new Set(forgeries.map(([, token]) => token)).size).toBe(forgeries.length);
    expect(forgeries.length).toBeGreaterThanOrEqual(60);
  });

  it.each(forgeries)('is refused when forged: %s', (_name, token) => {
    expect(verifyUserToken(token, publicKey, now)).toBeNull();
  });
});

describe('a service token', () => {
  const check = (token: string, audience = 'quoting', at = now) =>
    verifyServiceToken(token, { secret: serviceSecret, audience, now: at });
  const serviceClaims = {
    typ: 'service',
    iss: 'orders',
    aud: 'quoting',
    iat: nowSeconds,
    exp: nowSeconds + 60,
  };
  const token = signServiceToken({ from: 'orders', to: 'quoting', secret: serviceSecret, now });

  it('names the calling service', () => expect(check(token)).toBe('orders'));
  it('is for one service only', () => expect(check(token, 'identity')).toBeNull());
  it('lives a minute', () => expect(check(token, 'quoting', new Date(now.getTime() + 60_000))).toBeNull());

  it.each([
    ['a user token', genuine],
    ['another secret', hs256(hsHeader, serviceClaims, 'another secret that is long enough to be one')],
    ['an hour of life', hs256(hsHeader, { ...serviceClaims, exp: nowSeconds + 3600 }, serviceSecret)],
    ['no expiry', hs256(hsHeader, { ...serviceClaims, exp: undefined }, serviceSecret)],
    ['type user', hs256(hsHeader, { ...serviceClaims, typ: 'user' }, serviceSecret)],
    ['alg none', `${encode({ alg: 'none', typ: 'JWT' })}.${encode(serviceClaims)}.`],
    ['alg HS512', hs256({ alg: 'HS512', typ: 'JWT' }, serviceClaims, serviceSecret)],
  ])('is refused when forged: %s', (_name, forged) => {
    expect(check(forged)).toBeNull();
  });
});
