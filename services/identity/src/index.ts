import { allEndpoints } from '@overland/contracts';
import { databaseConfig, type ServiceDefinition } from '@overland/service-kit';
import { FilesConfig } from '@overland/service-kit/files';
import { IdentityConfig } from './config.js';
import { identityDatabase } from './data-source.js';
import { IdentityModule } from './identity.module.js';

export const identity: ServiceDefinition = {
  name: 'identity',
  module: IdentityModule,
  migrations: identityDatabase.migrations,
  endpoints: allEndpoints,
  configs: [databaseConfig('identity'), IdentityConfig, FilesConfig],
};

export { identityDatabase } from './data-source.js';
export { demoPortals } from './demo/demo-portals.js';
export { type DemoUser, demoUsers } from './demo/demo-users.js';
export { loadDemoIdentity } from './demo/load-demo-identity.js';
