import { allEndpoints } from '@overland/contracts';
import type { ServiceDefinition } from '@overland/service-kit';
import { identityDatabase } from './data-source.js';
import { IdentityModule } from './identity.module.js';

export const identity: ServiceDefinition = {
  name: 'identity',
  module: IdentityModule,
  migrations: identityDatabase.migrations,
  endpoints: allEndpoints,
};

export { identityDatabase } from './data-source.js';
export { demoPortals } from './demo/demo-portals.js';
export { type DemoUser, demoUsers } from './demo/demo-users.js';
export { loadDemoIdentity } from './demo/load-demo-identity.js';
