import { systemScope, withPortal } from '@overland/service-kit';
import type { DataSource } from 'typeorm';
import { before } from '../accounts/database-time.js';
import { KnownDeviceEntity } from '../accounts/known-device.entity.js';
import { knownDeviceDays } from '../accounts/limits.js';
import { ResetTokenEntity } from '../accounts/reset-token.entity.js';
import { SessionEntity } from '../accounts/session.entity.js';
import { SignInChallengeEntity } from '../accounts/sign-in-challenge.entity.js';
import { SignInTriesEntity } from '../accounts/sign-in-tries.entity.js';
import { PasskeyChallengeEntity } from '../second-step/passkey-challenge.entity.js';

/** Deletes what is no longer of use, so that these tables stay as small as a day of sign-ins. */
export function sweepSignIn(database: DataSource): Promise<void> {
  return withPortal(database, systemScope, async (manager) => {
    await manager.delete(SignInChallengeEntity, { createdAt: before('1 day') });
    await manager.delete(SignInTriesEntity, { windowEndsAt: before('0 days') });
    await manager.delete(ResetTokenEntity, { createdAt: before('1 day') });
    await manager.delete(KnownDeviceEntity, { lastUsedAt: before(`${knownDeviceDays} days`) });
    await manager.delete(PasskeyChallengeEntity, { expiresAt: before('0 days') });
    await manager.delete(SessionEntity, { expiresAt: before('30 days') });
  });
}
