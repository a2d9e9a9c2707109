import { dayMs } from '@overland/contracts/calendar';
export type Expiry = 'valid' | 'near' | 'expired';

const near = 2 * dayMs;

/** Whether a price is still valid: `near` within two days of its end. A booked or archived quote does not expire. */
export function expiryState(
  { expiresAt, isExpired, status }: { expiresAt: string; isExpired: boolean; status: string },
  now: Date,
): Expiry | null {
  if (status === 'Booked' || status === 'Archived') return null;
  const left = new Date(expiresAt).getTime() - now.getTime();
  if (isExpired || left <= 0) return 'expired';
  return left <= near ? 'near' : 'valid';
}
