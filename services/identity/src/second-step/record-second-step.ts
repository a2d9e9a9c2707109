import type { AuditAction, ChangedValue, SecondStepChange } from '@overland/contracts';
import { addToOutbox, type By } from '@overland/service-kit';
import type { EntityManager } from 'typeorm';
import type { UserEntity } from '../accounts/user.entity.js';
import { record } from '../audit/audit.repository.js';

interface Recorded {
  owner: Pick<UserEntity, 'id' | 'portalId' | 'email' | 'ownsEmail' | 'firstName'>;
  action: AuditAction;
  changes?: ChangedValue[];
  /** What the owner is told by email; missing if it does not affect who can sign in. */
  told?: SecondStepChange;
  by: By;
}

/** Records a change of second steps in the audit trail and notifies the owner, in the transaction of the change. */
export async function recordSecondStep(manager: EntityManager, recorded: Recorded): Promise<void> {
  const { owner, action, changes = [], told, by } = recorded;
  const { id: userId, portalId, email, ownsEmail, firstName } = owner;
  await record(manager, by, { action, userId, portalId, changes });
  if (!told || !ownsEmail) return;
  const { requestId } = by.info;
  await addToOutbox(manager, 'secondStep.changed', { userId, email, firstName, change: told }, { requestId });
}

export const added = (what: string): ChangedValue[] => [{ what: 'Second step', from: null, to: what }];
export const removed = (what: string): ChangedValue[] => [{ what: 'Second step', from: what, to: null }];
