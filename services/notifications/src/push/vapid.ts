import { createECDH, createPrivateKey, type KeyObject, sign } from 'node:crypto';
import { hourSeconds } from '@overland/contracts/calendar';
import { pushCurve } from './encrypt-push.js';

/** Push services accept a signature for at most a day. */
const validSeconds = 12 * hourSeconds;

interface Claims {
  endpoint: string;
  /** Where the push service's operator can reach us. */
  contact: string;
  now: Date;
}

/** Our identity at push services (VAPID, RFC 8292). Browsers subscribe to this key only. */
export class Vapid {
  readonly publicKey: string;
  private readonly key: KeyObject;

  /** @param secret the private key of P-256: 32 bytes, in base64url or hex. @throws Error if it is not one. */
  constructor(secret: string) {
    const d = Buffer.from(secret, /^[\da-f]{64}$/i.test(secret) ? 'hex' : 'base64url');
    if (d.length !== 32) throw new Error('A private key of P-256 has 32 bytes.');
    const ecdh = createECDH(pushCurve);
    ecdh.setPrivateKey(d);
    const point = ecdh.getPublicKey();
    const part = (from: number, to: number) => point.subarray(from, to).toString('base64url');
    this.publicKey = point.toString('base64url');
    const jwk = { kty: 'EC', crv: 'P-256', x: part(1, 33), y: part(33, 65), d: d.toString('base64url') };
    this.key = createPrivateKey({ key: jwk, format: 'jwk' });
  }

  authorize({ endpoint, contact, now }: Claims): string {
    const exp = Math.floor(now.getTime() / 1000) + validSeconds;
    const claims = { aud: new URL(endpoint).origin, exp, sub: contact };
    const signed = [{ typ: 'JWT', alg: 'ES256' }, claims]
      .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
      .join('.');
    const signature = sign('sha256', Buffer.from(signed), { key: this.key, dsaEncoding: 'ieee-p1363' });
    return `vapid t=${signed}.${signature.toString('base64url')}, k=${this.publicKey}`;
  }
}
