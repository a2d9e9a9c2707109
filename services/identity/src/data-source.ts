import { KnownDeviceEntity } from './accounts/known-device.entity.js';
import { ResetTokenEntity } from './accounts/reset-token.entity.js';
import { SessionEntity } from './accounts/session.entity.js';
import { SignInChallengeEntity } from './accounts/sign-in-challenge.entity.js';
import { SignInTriesEntity } from './accounts/sign-in-tries.entity.js';
import { UserEntity } from './accounts/user.entity.js';
import { AuditEntryEntity } from './audit/audit-entry.entity.js';
import { AuditListEntity } from './audit-trail/audit-list.entity.js';
import { CreateIdentity1764000000000 } from './migrations/1764000000000-create-identity.js';
import { AddTraceparent1764000000001 } from './migrations/1764000000001-add-traceparent.js';
import { CreateLists1764000000002 } from './migrations/1764000000002-create-lists.js';
import { AdministerPeople1764000000010 } from './migrations/1764000000010-administer-people.js';
import { ListAudit1764000000020 } from './migrations/1764000000020-list-audit.js';
import { AuditOtherServices1764000000030 } from './migrations/1764000000030-audit-other-services.js';
import { ListManyPeople1764000000040 } from './migrations/1764000000040-list-many-people.js';
import { ListManyPortals1764000000042 } from './migrations/1764000000042-list-many-portals.js';
import { ImportUsers1764000000060 } from './migrations/1764000000060-import-users.js';
import { AddWhiteLabel1764000000080 } from './migrations/1764000000080-add-white-label.js';
import { AddSecondSteps1764000000090 } from './migrations/1764000000090-add-second-steps.js';
import { VersionUsers1764000000120 } from './migrations/1764000000120-version-users.js';
import { ConfirmSessions1764000000140 } from './migrations/1764000000140-confirm-sessions.js';
import { RequireSecondSteps1764000000150 } from './migrations/1764000000150-require-second-steps.js';
import { TellRegions1764000000160 } from './migrations/1764000000160-tell-regions.js';
import { ClaimAddresses1764000000180 } from './migrations/1764000000180-claim-addresses.js';
import { PortalEntity } from './portals/portal.entity.js';
import { PortalListEntity } from './portals/portal-list.entity.js';
import { RegionEntity } from './portals/region.entity.js';
import { AuthenticatorEntity } from './second-step/authenticator.entity.js';
import { PasskeyEntity } from './second-step/passkey.entity.js';
import { PasskeyChallengeEntity } from './second-step/passkey-challenge.entity.js';
import { RecoveryCodeEntity } from './second-step/recovery-code.entity.js';
import { ResetRequestEntity } from './sign-in/reset-request.entity.js';
import { UserImportEntity } from './user-imports/user-import.entity.js';
import { UserImportRowEntity } from './user-imports/user-import-row.entity.js';
import { UserListEntity } from './users/user-list.entity.js';

/** One description for the running service, the migration step and the tests. */
export const identityDatabase = {
  name: 'identity',
  entities: [
    AuditEntryEntity,
    AuditListEntity,
    AuthenticatorEntity,
    KnownDeviceEntity,
    PasskeyChallengeEntity,
    PasskeyEntity,
    PortalEntity,
    PortalListEntity,
    RecoveryCodeEntity,
    RegionEntity,
    ResetRequestEntity,
    ResetTokenEntity,
    SessionEntity,
    SignInChallengeEntity,
    SignInTriesEntity,
    UserEntity,
    UserImportEntity,
    UserImportRowEntity,
    UserListEntity,
  ],
  migrations: [
    CreateIdentity1764000000000,
    AddTraceparent1764000000001,
    CreateLists1764000000002,
    AdministerPeople1764000000010,
    ListAudit1764000000020,
    AuditOtherServices1764000000030,
    ListManyPeople1764000000040,
    ListManyPortals1764000000042,
    AddWhiteLabel1764000000080,
    AddSecondSteps1764000000090,
    VersionUsers1764000000120,
    ImportUsers1764000000060,
    ConfirmSessions1764000000140,
    RequireSecondSteps1764000000150,
    TellRegions1764000000160,
    ClaimAddresses1764000000180,
  ],
};
