import { CreateIdentity1764000000000 } from './migrations/1764000000000-create-identity.js';
import { AddTraceparent1764000000001 } from './migrations/1764000000001-add-traceparent.js';
import { PortalEntity } from './portals/portal.entity.js';
import { UserEntity } from './users/user.entity.js';

/** One description for the running service, the migration step and the tests. */
export const identityDatabase = {
  name: 'identity',
  entities: [PortalEntity, UserEntity],
  migrations: [CreateIdentity1764000000000, AddTraceparent1764000000001],
};
