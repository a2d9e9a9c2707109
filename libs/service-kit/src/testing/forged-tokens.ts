import { createHmac, createPublicKey, createSign, generateKeyPairSync, randomUUID } from 'node:crypto';
import type { Session } from '@overland/contracts';
import { signServiceToken } from '../tokens/service-token.js';

export type Forgery = [name: string, token: string];

interface ForgeOptions {
  /** PEM of identity's pair: some forgeries have a valid signature and wrong claims. */
  privateKey: string;
  publicKey: string;
  serviceSecret: string;
  session: Session;
  now: Date;
}

export const encode = (value: unknown) =>
  Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)).toString('base64url');

/** A token with any header, signed by ECDSA with P-256. */
export function es256(head: unknown, body: unknown, key: string): string {
  const signed = `${encode(head)}.${encode(body)}`;
  const signature = createSign('SHA256').update(signed).sign({ key, dsaEncoding: 'ieee-p1363' });
  return `${signed}.${signature.toString('base64url')}`;
}

/** The same by HMAC. */
export function hs256(head: unknown, body: unknown, secret: string | Buffer): string {
  const signed = `${encode(head)}.${encode(body)}`;
  return `${signed}.${createHmac('sha256', secret).update(signed).digest('base64url')}`;
}

const header = { alg: 'ES256', typ: 'JWT' };
const hsHeader = { alg: 'HS256', typ: 'JWT' };

/** The claims of a genuine token of this session. */
export function claimsOf(session: Session, now: Date) {
  const iat = Math.floor(now.getTime() / 1000);
  return {
    typ: 'user',
    iss: 'overland-identity',
    aud: 'overland',
    sub: session.userId,
    sid: session.sessionId,
    role: session.role,
    portal: session.portalId,
    super: session.isSuperAdmin,
    iat,
    exp: iat + 3600,
  };
}

/** A genuine token, and a hundred that must be refused wherever it is let in. */
export function forgedTokens(options: ForgeOptions): { genuine: string; forgeries: Forgery[] } {
  const claims = claimsOf(options.session, options.now);
  const genuine = es256(header, claims, options.privateKey);
  const forgeries = [
    ...wrongAlgorithms(options, claims, genuine),
    ...strangersKeys(options, claims),
    ...wrongClaims(options, claims),
    ...brokenTexts(options, claims, genuine),
  ];
  return { genuine, forgeries };
}

type Claims = ReturnType<typeof claimsOf>;

function wrongAlgorithms(
  { privateKey, publicKey, serviceSecret }: ForgeOptions,
  claims: Claims,
  genuine: string,
): Forgery[] {
  const [, body = '', signature = ''] = genuine.split('.');
  const publicDer = createPublicKey(publicKey).export({ type: 'spki', format: 'der' });
  return [
    ...['none', 'None', 'NONE', 'nOnE', ''].flatMap((alg): Forgery[] => [
      [`alg ${alg || 'empty'}, no signature`, `${encode({ ...header, alg })}.${body}.`],
      [
        `alg ${alg || 'empty'}, a signature of something else`,
        `${encode({ ...header, alg })}.${body}.${signature}`,
      ],
    ]),
    ['alg none without the last dot', `${encode({ ...header, alg: 'none' })}.${body}`],
    ['no alg', es256({ typ: 'JWT' }, claims, privateKey)],
    ['alg as a list', es256({ ...header, alg: ['ES256', 'none'] }, claims, privateKey)],
    ['HS256 signed with the public key', hs256(hsHeader, claims, publicKey)],
    ['HS256 signed with the public key, trimmed', hs256(hsHeader, claims, publicKey.trim())],
    ['HS256 signed with the public key in DER', hs256(hsHeader, claims, publicDer)],
    ['HS256 signed with the service secret', hs256(hsHeader, claims, serviceSecret)],
    ['HS256 signed with nothing', hs256(hsHeader, claims, '')],
    ['says ES256, is HS256 with the public key', hs256(header, claims, publicKey)],
    ...['HS384', 'HS512', 'RS256', 'PS256', 'ES384', 'ES512', 'EdDSA', 'es256'].map(
      (alg): Forgery => [`alg ${alg}`, es256({ ...header, alg }, claims, privateKey)],
    ),
    ['header without typ', es256({ alg: 'ES256' }, claims, privateKey)],
    ['header typ of another kind', es256({ alg: 'ES256', typ: 'at+jwt' }, claims, privateKey)],
  ];
}

/** Signed with a foreign key, whatever key the header points to. */
function strangersKeys({ privateKey }: ForgeOptions, claims: Claims): Forgery[] {
  const stranger = generateKeyPairSync('ec', {
    namedCurve: 'P-256',
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  const tricks = [
    { kid: '../../../../dev/null' },
    { kid: "' union select 'key" },
    { kid: '0' },
    { jku: 'https://evil.example/jwks.json' },
    { x5u: 'https://evil.example/cert.pem' },
    { jwk: createPublicKey(stranger.publicKey).export({ format: 'jwk' }) },
    { x5c: [stranger.publicKey] },
    { x5t: 'abc' },
    { crit: ['exp'], exp: 1 },
    { b64: false, crit: ['b64'] },
  ];
  const nameOf = (trick: object) =>
    `${Object.keys(trick)[0]} ${JSON.stringify(Object.values(trick)[0]).slice(0, 30)}`;
  return [
    ['the key of a stranger', es256(header, claims, stranger.privateKey)],
    ...tricks.map(
      (trick): Forgery => [
        `the key of a stranger and ${nameOf(trick)}`,
        es256({ ...header, ...trick }, claims, stranger.privateKey),
      ],
    ),
    ...tricks.map(
      (trick): Forgery => [
        `our key but a header with ${nameOf(trick)}`,
        es256({ ...header, ...trick }, claims, privateKey),
      ],
    ),
  ];
}

function wrongClaims({ privateKey, session }: ForgeOptions, claims: Claims): Forgery[] {
  const signed = (body: unknown) => es256(header, body, privateKey);
  const without = (name: keyof Claims) =>
    Object.fromEntries(Object.entries(claims).filter(([key]) => key !== name));
  const names = ['typ', 'iss', 'aud', 'sub', 'sid', 'role', 'portal', 'super', 'iat', 'exp'] as const;
  const values = (name: string, list: unknown[]) =>
    list.map((value): Forgery => [`${name} ${JSON.stringify(value)}`, signed({ ...claims, [name]: value })]);
  return [
    ...values('aud', ['overland-evil', 'OVERLAND', '', 'orders', ['overland'], ['x', 'overland'], null]),
    ...values('iss', ['identity', '', null, ['overland-identity']]),
    ...values('typ', ['service', 'refresh', '', null, ['user']]),
    ...names.map((name): Forgery => [`without ${name}`, signed(without(name))]),
    ['expired a second ago', signed({ ...claims, exp: claims.iat - 1 })],
    ['expiring now', signed({ ...claims, exp: claims.iat })],
    ['exp as text', signed({ ...claims, exp: '9999999999' })],
    ['not valid yet', signed({ ...claims, nbf: claims.iat + 60 })],
    ['an invented role', signed({ ...claims, role: 'Root' })],
    ['role in other letters', signed({ ...claims, role: 'mcadmin' })],
    ['super as text', signed({ ...claims, super: 'true' })],
    ['sub as an object', signed({ ...claims, sub: { id: session.userId } })],
    ['payload a list', signed([claims])],
    ['payload text', signed('"user"')],
    ['payload null', signed('null')],
    ['payload no JSON', signed('user')],
  ];
}

function brokenTexts(
  { privateKey, serviceSecret, now }: ForgeOptions,
  claims: Claims,
  genuine: string,
): Forgery[] {
  const [head = '', body = '', signature = ''] = genuine.split('.');
  const another = es256(header, { ...claims, iat: claims.iat - 1 }, privateKey).split('.')[2];
  const inBase64 = Buffer.from(signature, 'base64url').toString('base64');
  return [
    ['truncated signature', `${head}.${body}.${signature.slice(0, -2)}`],
    ['no signature', `${head}.${body}.`],
    ['two parts', `${head}.${body}`],
    ['four parts', `${genuine}.${signature}`],
    ['signature of all zeros', `${head}.${body}.${Buffer.alloc(64).toString('base64url')}`],
    ['signature of another token', `${head}.${body}.${another}`],
    ['payload of another user', `${head}.${encode({ ...claims, sub: randomUUID() })}.${signature}`],
    ['a later expiry', `${head}.${encode({ ...claims, exp: claims.exp + 99_999 })}.${signature}`],
    ['padding', `${genuine}=`],
    ['a stray character in the signature', `${head}.${body}.!${signature}`],
    ['a line break', `${genuine}\n`],
    ['standard base64', `${head}.${body}.${inBase64}`],
    ['the scheme twice', `JWT ${genuine}`],
    ['empty', ''],
    ['dots', '..'],
    ['very long', `${head}.${'A'.repeat(100_000)}.${signature}`],
    ['a service token', signServiceToken({ from: 'orders', to: 'overland', secret: serviceSecret, now })],
  ];
}
