import { remoteConfig, siteConfig } from '@overland/federation/webpack';

const dir = import.meta.dirname;

/** The same pages twice: a remote of the shell, and a standalone site without federation. */
export default [remoteConfig({ name: 'mfe-public', dir }), siteConfig({ name: 'public-site', dir })];
