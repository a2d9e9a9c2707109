import { createHmac, timingSafeEqual } from 'node:crypto';
import { bytesOfId, idBytes, idOfBytes } from './id-bytes.js';

const signatureBytes = 20;

/** A token of a link that says which thing it is for and nothing else. Nothing of it is stored. */
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
