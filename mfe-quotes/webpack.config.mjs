import { remoteConfig } from '@overland/federation/webpack';

export default remoteConfig({ name: 'mfe-quotes', dir: import.meta.dirname });
