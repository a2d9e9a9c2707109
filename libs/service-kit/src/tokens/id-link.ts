import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { bytesOfId, idBytes, idOfBytes } from './id-bytes.js';

const signatureBytes = 20;

/** The key of links to one kind of thing, made from a secret that services share; it is of no use for anything else. */
export function linkKeyFrom(
  secret: string,
  to: 'files' | 'follow-ups' | 'orders' | 'report schedules' | 'surveys',
): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', `overland links to ${to}`, 32));
}

/** A token of a link that names a survey's order, a report's schedule or a follow-up, and nothing else. Nothing of it is stored. */
export function signIdLink(key: Buffer, id: string): string {
  return Buffer.concat([bytesOfId(id), signatureOf(key, id)]).toString('base64url');
}

/** The id of a token that was made with this key; null for any other text. Compares in constant time. */
export function readIdLink(key: Buffer, token: string): string | null {
  const bytes = Buffer.from(token, 'base64url');
  if (bytes.length !== idBytes + signatureBytes || bytes.toString('base64url') !== token) return null;
  const id = idOfBytes(bytes);
  return timingSafeEqual(signatureOf(key, id), bytes.subarray(idBytes)) ? id : null;
}

const signatureOf = (key: Buffer, id: string): Buffer =>
  createHmac('sha256', key).update(id).digest().subarray(0, signatureBytes);
