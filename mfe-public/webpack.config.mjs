import { remoteConfig, siteConfig } from '@overland/federation/webpack';

const dir = import.meta.dirname;

/** The same pages twice: a remote of the shell, and a site of its own without federation. */
export default [
  remoteConfig({
    name: 'mfe-public',
    dir,
    paths: ['/quote/public', '/terms', '/track-order', '/order-status', '/carriers', '/customer-survey'],
  }),
  siteConfig({ name: 'public-site', dir }),
];
