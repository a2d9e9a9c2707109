import { remoteConfig } from '@overland/federation/webpack';

export default remoteConfig({ name: 'mfe-orders', dir: import.meta.dirname });
