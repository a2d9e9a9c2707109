import { remoteConfig } from '@overland/federation/webpack';

export default remoteConfig({ name: 'mfe-admin', dir: import.meta.dirname });
