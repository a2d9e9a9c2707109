import { hkdfSync } from 'node:crypto';
import { readIdLink, signIdLink } from './id-link.js';

/** The key of links to surveys, made from the secret that orders, notifications and reporting share. */
export function surveyLinkKeyFrom(secret: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', 'overland links to surveys', 32));
}

/** The token of the link to the survey of an order; it ends with the answers. */
export const signSurveyLink = (key: Buffer, orderId: string): string => signIdLink(key, orderId);

/** The order of a token that was made here; null for any other text. */
export const readSurveyLink = (key: Buffer, token: string): string | null => readIdLink(key, token);
