import type { RequestInfo } from '@overland/service-kit';
import type { EntityManager } from 'typeorm';
import type { UserEntity } from '../accounts/user.entity.js';
import { writeAudit } from '../audit/audit.repository.js';

interface Refused {
  account: Pick<UserEntity, 'id' | 'portalId'> | null;
  /** What the audit trail says where there is no account; what was typed is not stored. */
  subject: string;
  info: RequestInfo;
}

/** Also without an account, so that both take as long. */
export function noteRefusedSignIn(
  manager: EntityManager,
  { account, subject, info: { requestId, ip: address } }: Refused,
): Promise<void> {
  return writeAudit(manager, {
    action: 'signIn.refused',
    actorId: null,
    userId: account?.id ?? null,
    portalId: account?.portalId ?? null,
    requestId,
    address,
    details: account ? {} : { subject },
  });
}
