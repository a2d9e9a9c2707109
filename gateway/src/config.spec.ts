import { randomBytes } from 'node:crypto';
import { testKeys } from '@overland/service-kit/testing';
import { readConfig } from './config.js';

const production = {
  NODE_ENV: 'production',
  JWT_PUBLIC_KEY: testKeys().publicKey,
  SERVICE_TOKEN_SECRET: randomBytes(32).toString('hex'),
  TRUSTED_PROXIES: '1',
  STAFF_SITE_URL: 'https://app.roads.us',
  PUBLIC_SITE_URL: 'https://www.roads.us',
  ALLOWED_HOSTS: 'app.roads.us, www.roads.us',
  FILE_ORIGINS: 'https://files.roads.us',
  SUPPORT_PHONE: '(212) 867-5300',
  SUPPORT_EMAIL: 'help@roads.us',
  LICENSES: 'USDOT 2718281, MC 314159',
};
const faults = (env: Record<string, string>) => {
  try {
    readConfig({ ...production, ...env });
    return [];
  } catch (error) {
    return [...String(error).matchAll(/^ {2}(.*)$/gm)].map(([, fault]) => fault);
  }
};

describe('the gateway in production', () => {
  it('starts with a real configuration, and says nothing of licenses if it has none', () => {
    expect(faults({})).toEqual([]);
    expect(faults({ LICENSES: '' })).toEqual([]);
  });

  it.each([
    ['a site that is none', { STAFF_SITE_URL: 'app.roads.us' }, 'STAFF_SITE_URL: must be an address'],
    [
      'no proxies, as if nothing ended TLS',
      { TRUSTED_PROXIES: '' },
      'TRUSTED_PROXIES: is 0: say how many proxies',
    ],
    [
      'a site without https',
      { STAFF_SITE_URL: 'http://app.roads.us' },
      'STAFF_SITE_URL: must begin with https://',
    ],
    [
      'a site that it would refuse',
      { ALLOWED_HOSTS: 'www.roads.us' },
      'ALLOWED_HOSTS: lacks the host of STAFF_SITE_URL',
    ],
    [
      'files without https',
      { FILE_ORIGINS: 'http://files.roads.us' },
      'FILE_ORIGINS: must begin with https://',
    ],
    ['sample licenses', { LICENSES: 'USDOT 0000000, MC 000000' }, 'LICENSES: has a sample number'],
    ['the default phone number', { SUPPORT_PHONE: '' }, 'SUPPORT_PHONE: is a sample number'],
    ['the default address', { SUPPORT_EMAIL: '' }, 'SUPPORT_EMAIL: is a sample address'],
  ])('does not start with %s', (_what, env, fault) => {
    expect(faults(env)).toEqual([expect.stringContaining(fault)]);
  });

  it('names all faults at once', () => {
    const samples = { TRUSTED_PROXIES: '', SUPPORT_PHONE: '', LICENSES: 'MC 000000', METRICS_PORT: 'yes' };
    expect(faults(samples).map((fault) => fault?.split(':')[0])).toEqual([
      'METRICS_PORT',
      'TRUSTED_PROXIES',
      'SUPPORT_PHONE',
      'LICENSES',
    ]);
  });

  it('starts elsewhere with its defaults', () => {
    const { JWT_PUBLIC_KEY, SERVICE_TOKEN_SECRET } = production;
    const config = readConfig({ JWT_PUBLIC_KEY, SERVICE_TOKEN_SECRET, LICENSES: 'USDOT 0000000' });
    expect(config).toMatchObject({ TRUSTED_PROXIES: 0, PUBLIC_SITE_URL: 'http://localhost:8081' });
  });
});
