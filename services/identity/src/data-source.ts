import { IndexFailedEvents1800000000020 } from '@overland/service-kit';
import { KnownDeviceEntity } from './accounts/known-device.entity.js';
import { ResetRequestEntity } from './accounts/reset-request.entity.js';
import { ResetTokenEntity } from './accounts/reset-token.entity.js';
import { SessionEntity } from './accounts/session.entity.js';
import { SignInChallengeEntity } from './accounts/sign-in-challenge.entity.js';
import { SignInTriesEntity } from './accounts/sign-in-tries.entity.js';
import { UserEntity } from './accounts/user.entity.js';
import { UserListEntity } from './accounts/user-list.entity.js';
import { AuditEntryEntity } from './audit/audit-entry.entity.js';
import { AuditListEntity } from './audit-trail/audit-list.entity.js';
import { ListViewEntity } from './list-views/list-view.entity.js';
import { CreateIdentity1800000000000 } from './migrations/1800000000000-create-identity.js';
import { LeaseWork1800000000001 } from './migrations/1800000000001-lease-work.js';
import { TellNames1800000000033 } from './migrations/1800000000033-tell-names.js';
import { AddListViews1800000000035 } from './migrations/1800000000035-add-list-views.js';
import { FollowUpQuotes1800000000040 } from './migrations/1800000000040-follow-up-quotes.js';
import { KnowDiscoverablePasskeys1800000000048 } from './migrations/1800000000048-know-discoverable-passkeys.js';
import { CountFromIndexes1800000000164 } from './migrations/1800000000164-count-from-indexes.js';
import { PortalEntity } from './portals/portal.entity.js';
import { PortalListEntity } from './portals/portal-list.entity.js';
import { RegionEntity } from './portals/region.entity.js';
import { AuthenticatorEntity } from './second-step/authenticator.entity.js';
import { PasskeyEntity } from './second-step/passkey.entity.js';
import { PasskeyChallengeEntity } from './second-step/passkey-challenge.entity.js';
import { RecoveryCodeEntity } from './second-step/recovery-code.entity.js';
import { UserImportEntity } from './user-imports/user-import.entity.js';
import { UserImportRowEntity } from './user-imports/user-import-row.entity.js';

export const identityDatabase = {
  name: 'identity',
  entities: [
    AuditEntryEntity,
    AuditListEntity,
    AuthenticatorEntity,
    KnownDeviceEntity,
    ListViewEntity,
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
    CreateIdentity1800000000000,
    LeaseWork1800000000001,
    IndexFailedEvents1800000000020,
    TellNames1800000000033,
    AddListViews1800000000035,
    FollowUpQuotes1800000000040,
    KnowDiscoverablePasskeys1800000000048,
    CountFromIndexes1800000000164,
  ],
};
