import { createHmac, timingSafeEqual } from 'node:crypto';

/** All that a link permits; a change of any of it breaks the signature. */
export interface LinkClaims {
  method: 'PUT' | 'GET';
  key: string;
  type: string;
  /** Bytes of an upload. */
  size?: number | undefined;
  /** What a download is saved as. */
  name?: string | undefined;
  /** Seconds since 1970. */
  expires: number;
}

export function signLink(linkKey: Buffer, { method, key, type, size, name, expires }: LinkClaims): string {
  const claims = JSON.stringify([method, key, type, size ?? null, name ?? null, expires]);
  return createHmac('sha256', linkKey).update(claims).digest('base64url');
}

interface Presented {
  signature: string;
  now: Date;
}

/** Whether the link was made here and is still good. Compares in constant time. */
export function isGoodLink(linkKey: Buffer, claims: LinkClaims, { signature, now }: Presented): boolean {
  const expected = Buffer.from(signLink(linkKey, claims));
  const given = Buffer.from(signature);
  const isSigned = given.length === expected.length && timingSafeEqual(given, expected);
  return isSigned && now.getTime() < claims.expires * 1000;
}
