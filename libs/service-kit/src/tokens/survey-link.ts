import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { bytesOfId, idBytes, idOfBytes } from './id-bytes.js';

const signatureBytes = 20;

/** The key of links to surveys, made from the secret that orders, notifications and reporting share. */
export function surveyLinkKeyFrom(secret: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', 'overland links to surveys', 32));
}

/** The token of the link to the survey of an order. Nothing of it is stored; it ends with the answers. */
export function signSurveyLink(key: Buffer, orderId: string): string {
  return Buffer.concat([bytesOfId(orderId), signatureOf(key, orderId)]).toString('base64url');
}

/** The order of a token that was made here; null for any other text. Compares in constant time. */
export function readSurveyLink(key: Buffer, token: string): string | null {
  const bytes = Buffer.from(token, 'base64url');
  if (bytes.length !== idBytes + signatureBytes || bytes.toString('base64url') !== token) return null;
  const orderId = idOfBytes(bytes);
  return timingSafeEqual(signatureOf(key, orderId), bytes.subarray(idBytes)) ? orderId : null;
}

const signatureOf = (key: Buffer, orderId: string): Buffer =>
  createHmac('sha256', key).update(orderId).digest().subarray(0, signatureBytes);
