import { hkdfSync } from 'node:crypto';
import { readIdLink, signIdLink } from './id-link.js';

/** The key of links that end scheduled reports, made from the secret that notifications and reporting share. */
export function scheduleLinkKeyFrom(secret: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', 'overland links to report schedules', 32));
}

/** The token of the link that ends a scheduled report; good as long as there is one. */
export const signScheduleLink = (key: Buffer, scheduleId: string): string => signIdLink(key, scheduleId);

/** The schedule of a token that was made here; null for any other text. */
export const readScheduleLink = (key: Buffer, token: string): string | null => readIdLink(key, token);
