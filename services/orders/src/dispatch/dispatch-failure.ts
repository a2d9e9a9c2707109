import type { Failure } from '@overland/service-kit';
import type { DispatchEntity } from '../dispatches/dispatch.entity.js';
import { TmsRefusal, TmsUnavailable } from './tms-port.js';

export const succeeded = { attempts: 0, failingSince: null, abandonedAt: null, error: '' } as const;

export const failureOf = (
  { failingSince }: Pick<DispatchEntity, 'failingSince'>,
  { error, isGivenUp, now }: Failure,
) => ({
  failingSince: failingSince ?? now,
  ...(isGivenUp && { abandonedAt: now }),
  error:
    error instanceof TmsUnavailable || error instanceof TmsRefusal
      ? error.message
      : 'Sending failed unexpectedly.',
});
