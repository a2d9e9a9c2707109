import { remoteConfig } from '@overland/federation/webpack';

export default remoteConfig({
  name: 'mfe-admin',
  dir: import.meta.dirname,
  paths: ['/portals', '/portal', '/users', '/user', '/settings', '/reports', '/survey'],
});
