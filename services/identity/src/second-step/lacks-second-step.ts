import { AppError } from '@overland/service-kit';
import type { EntityManager } from 'typeorm';
import { PortalEntity } from '../portals/portal.entity.js';
import { ownStepsOf } from './steps-of.js';

const lastOne = 'Your company requires a second step. Please set up another one before you remove this one.';

interface Person {
  userId: string;
  portalId: string;
}

/** Whether the company requires its people to have a passkey or an authenticator app. */
export function isSecondStepRequired(manager: EntityManager, portalId: string): Promise<boolean> {
  return manager.existsBy(PortalEntity, { _id: portalId, requiresSecondStep: true });
}

/** Whether the company requires one that this person does not have. */
export async function lacksSecondStep(
  manager: EntityManager,
  { userId, portalId }: Person,
): Promise<boolean> {
  const isRequired = await isSecondStepRequired(manager, portalId);
  return isRequired && (await ownStepsOf(manager, userId)).length === 0;
}

/**
 * Called after one was removed, in the same transaction.
 * @throws AppError conflict if it was the last one and the company requires one.
 */
export async function refuseLastSecondStep(
  manager: EntityManager,
  { id: userId, portalId }: { id: string; portalId: string },
): Promise<void> {
  if (await lacksSecondStep(manager, { userId, portalId })) {
    throw new AppError('conflict', lastOne);
  }
}
