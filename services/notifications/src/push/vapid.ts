import { createECDH, createPrivateKey, type KeyObject, sign } from 'node:crypto';
import { hourSeconds } from '@overland/contracts/calendar';
import { pushCurve } from './encrypt-push.js';

/** Push services take a signature for a day at most. */
const validSeconds = 12 * hourSeconds;

interface Claims {
  /** The address at the push service. */
  endpoint: string;
  /** Where its operator reaches us. */
  contact: string;
  now: Date;
}

/** Who sends our messages, as push services know us (VAPID, RFC 8292). Browsers subscribe to this key alone. */
export class Vapid {
  readonly publicKey: string;
  private readonly key: KeyObject;

  /**
   * @param secret the private key of P-256: 32 bytes, in base64url or hex.
   * @throws Error for a text that is no such key.
   */
  constructor(secret: string) {
    const d = Buffer.from(secret, /^[\da-f]{64}$/i.test(secret) ? 'hex' : 'base64url');
    const ecdh = createECDH(pushCurve);
    ecdh.setPrivateKey(d);
    const point = ecdh.getPublicKey();
    const part = (from: number, to: number) => point.subarray(from, to).toString('base64url');
    this.publicKey = point.toString('base64url');
    const jwk = { kty: 'EC', crv: 'P-256', x: part(1, 33), y: part(33, 65), d: d.toString('base64url') };
    this.key = createPrivateKey({ key: jwk, format: 'jwk' });
  }

  /** The Authorization header of one message. */
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
