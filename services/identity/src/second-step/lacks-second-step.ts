import { AppError } from '@overland/service-kit';
import type { EntityManager } from 'typeorm';
import { PortalEntity } from '../portals/portal.entity.js';
import { ownStepsOf } from './steps-of.js';

const lastOne = 'Your company requires a second step. Please set up another one before you remove this one.';

interface Person {
  userId: string;
  portalId: string;
}

/** Whether the company wants its people to have a passkey or an authenticator app. */
export function isSecondStepRequired(manager: EntityManager, portalId: string): Promise<boolean> {
  return manager.existsBy(PortalEntity, { _id: portalId, requiresSecondStep: true });
}

/** Whether it does, and this person has none. */
export async function lacksSecondStep(
  manager: EntityManager,
  { userId, portalId }: Person,
): Promise<boolean> {
  const isRequired = await isSecondStepRequired(manager, portalId);
  return isRequired && (await ownStepsOf(manager, userId)).length === 0;
}

/** After one was removed, in its transaction. @throws AppError conflict where it was the last that the company requires. */
export async function refuseLastSecondStep(
  manager: EntityManager,
  { id: userId, portalId }: { id: string; portalId: string },
): Promise<void> {
  if (await lacksSecondStep(manager, { userId, portalId })) {
    throw new AppError('conflict', lastOne);
  }
}
