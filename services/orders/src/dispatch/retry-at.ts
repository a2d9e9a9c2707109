import { dayMs, minuteMs } from '@overland/contracts/calendar';
import type { DispatchEntity } from './dispatch.entity.js';

const longestMinutes = 60;
const giveUpAfterMs = dayMs;

interface Failure {
  now: Date;
  /** What the TMS asked for. */
  retryAfterMs: number | null;
}

/** When to try again: 1, 2, 4 … 60 minutes after a failure. Null after 24 hours without a success. */
export function retryAt(
  { attempts, failingSince }: Pick<DispatchEntity, 'attempts' | 'failingSince'>,
  { now, retryAfterMs }: Failure,
): Date | null {
  if (failingSince && now.getTime() - failingSince.getTime() >= giveUpAfterMs) return null;
  const pauseMs = Math.min(2 ** Math.min(attempts, 10), longestMinutes) * minuteMs;
  return new Date(now.getTime() + Math.max(pauseMs, retryAfterMs ?? 0));
}

export const succeeded = { attempts: 0, failingSince: null, abandonedAt: null, error: '' } as const;

export const failureOf = (
  { attempts, failingSince }: Pick<DispatchEntity, 'attempts' | 'failingSince'>,
  { message }: Error,
  now: Date,
) => ({ attempts: attempts + 1, failingSince: failingSince ?? now, error: message });
