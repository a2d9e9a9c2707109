import { generateKeyPairSync, randomBytes } from 'node:crypto';
import * as z from 'zod/mini';
import { faultsOf } from './config/faults.js';
import { givenSecret, mailAddress, phone, privateKey, publicSite, secret } from './config/fields.js';
import { KitConfig, loadConfig, serviceVariable } from './config.js';
import { testKeys } from './testing/test-keys.js';

const random = randomBytes(32).toString('hex');
const good = {
  JWT_PUBLIC_KEY: testKeys().publicKey.replaceAll('\n', '\\n'),
  SERVICE_TOKEN_SECRET: random,
  PORT: '8080',
};
const production = { ...good, NODE_ENV: 'production' };

describe('the configuration', () => {
  it('is read into types, with keys in their lines, and cannot be changed', () => {
    const config = loadConfig(KitConfig, good);
    expect(config.PORT).toBe(8080);
    expect(config.JWT_PUBLIC_KEY.split('\n').length).toBeGreaterThan(2);
    expect(Object.isFrozen(config)).toBe(true);
  });

  it('names everything that is wrong at once, in plain words, without the values', () => {
    const load = () =>
      loadConfig(KitConfig, { ...good, SERVICE_TOKEN_SECRET: 'hunter2', PORT: 'http', JWT_PUBLIC_KEY: '' });
    expect(load).toThrow(
      'The configuration is not usable:\n' +
        '  JWT_PUBLIC_KEY: is missing\n' +
        '  SERVICE_TOKEN_SECRET: needs at least 32 characters\n' +
        '  PORT: must be a whole number\n' +
        'docs/operations/configure.md explains each variable.',
    );
  });

  it('counts an empty value as absent', () => {
    expect(loadConfig(z.object({ A: z._default(z.string(), 'a') }), { A: '' })).toEqual({ A: 'a' });
  });

  it('names a service’s own values after it', () => {
    expect(serviceVariable('quoting', 'DATABASE_URL')).toBe('QUOTING_DATABASE_URL');
  });
});

describe('in production', () => {
  const schemas = [KitConfig, z.object({ OTHER: givenSecret('') })];
  const faults = (env: Record<string, string>) => faultsOf(schemas, { ...production, ...env });

  it('a good configuration is used', () => {
    expect(faults({})).toEqual([]);
  });

  it.each([
    [
      'a key that does not parse',
      { JWT_PUBLIC_KEY: 'hunter2' },
      'JWT_PUBLIC_KEY: is not a public key of P-256',
    ],
    [
      'a private key in its place',
      { JWT_PUBLIC_KEY: testKeys().privateKey },
      'JWT_PUBLIC_KEY: is not a public key',
    ],
    [
      'a secret of one letter',
      { SERVICE_TOKEN_SECRET: 's'.repeat(64) },
      'SERVICE_TOKEN_SECRET: is easily guessed',
    ],
    ['a sample', { SERVICE_TOKEN_SECRET: `change-me-${random}` }, 'SERVICE_TOKEN_SECRET: is a sample value'],
    ['a short secret of others', { OTHER: 'hunter2' }, 'OTHER: has a password of fewer than 12 characters'],
    ['a secret that serves twice', { OTHER: random }, 'SERVICE_TOKEN_SECRET, OTHER: are equal'],
    [
      'a short password',
      { REDIS_URL: 'redis://:hunter2@redis:6379' },
      'REDIS_URL: has a password of fewer than 12',
    ],
    [
      'a sample password',
      { QUEUE_DATABASE_URL: 'postgres://a:overland-sample@db/q' },
      'QUEUE_DATABASE_URL: has a sample',
    ],
  ])('%s is refused', (_what, env, fault) => {
    expect(faults(env)).toEqual([expect.stringContaining(fault)]);
  });

  it('a store may have no password, in a network of its own', () => {
    expect(faults({ REDIS_URL: 'redis://redis:6379' })).toEqual([]);
  });

  it('weak and missing values are named together, each once, and no value', () => {
    const weak = { ...production, SERVICE_TOKEN_SECRET: 'hunter2'.repeat(6), PORT: 'http' };
    const named = faultsOf(
      [KitConfig, z.object({ OWN_KEY: secret(''), SERVICE_TOKEN_SECRET: secret('') })],
      weak,
    );
    expect(named.map((fault) => fault.split(':')[0])).toEqual(['PORT', 'OWN_KEY', 'SERVICE_TOKEN_SECRET']);
    expect(named.join()).not.toContain('hunter2');
  });

  it('is stricter than elsewhere', () => {
    expect(faultsOf([KitConfig], { ...good, SERVICE_TOKEN_SECRET: 's'.repeat(64) })).toEqual([]);
  });
});

describe('the private key of tokens', () => {
  const schemas = [KitConfig, z.object({ JWT_PRIVATE_KEY: privateKey('') })];
  const faults = (key: string) => faultsOf(schemas, { ...production, JWT_PRIVATE_KEY: key });

  it('is used with its public key', () => {
    expect(faults(testKeys().privateKey)).toEqual([]);
  });

  it('is refused if it is of another pair, or of another kind', () => {
    const of = (namedCurve: string) =>
      generateKeyPairSync('ec', {
        namedCurve,
        privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
        publicKeyEncoding: { type: 'spki', format: 'pem' },
      }).privateKey;
    expect(faults(of('P-256'))).toEqual(['JWT_PRIVATE_KEY: does not belong to JWT_PUBLIC_KEY']);
    expect(faults(of('P-384'))).toEqual([expect.stringContaining('is not a private key of P-256')]);
  });
});

describe('what people read', () => {
  const schema = z.object({ SITE: publicSite(), PHONE: phone(''), MAIL: mailAddress('') });
  const real = { SITE: 'https://www.roads.us/', PHONE: '(212) 867-5300', MAIL: 'help@roads.us' };
  const faults = (env: Record<string, string>) =>
    faultsOf([schema], { NODE_ENV: 'production', ...real, ...env });

  it('is used if it is real', () => {
    expect(faults({})).toEqual([]);
    expect(loadConfig(schema, real).SITE).toBe('https://www.roads.us');
  });

  it.each([
    ['a site without https', { SITE: 'http://www.roads.us' }, 'SITE: must begin with https:// in production'],
    ['the phone number of samples', { PHONE: '(555) 010-0199' }, 'PHONE: is a sample number'],
    ['the phone number of a film', { PHONE: '+1 212 555-0123' }, 'PHONE: is a sample number'],
    ['the mail address of samples', { MAIL: 'support@overland.example' }, 'MAIL: is a sample address'],
  ])('%s is refused', (_what, env, fault) => {
    expect(faults(env)).toEqual([expect.stringContaining(fault)]);
  });
});
