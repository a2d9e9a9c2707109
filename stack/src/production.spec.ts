import { createService, faultsOf } from '@overland/service-kit';
import { MigrateConfig } from './migrate.js';
import { allParts, configsOfPart, nameOf } from './parts.js';
import { allServices } from './services.js';
import { readContainers } from './testing/containers/compose-file.js';
import { answers, makeEnv, productionEnv } from './testing/containers/make-env.js';
import type { Environment } from './testing/containers/sources.js';

const checked = [
  ...allParts.map((role) => ({ container: nameOf(role).replace(' ', '-'), configs: configsOfPart(role) })),
  { container: 'migrate', configs: [MigrateConfig] },
];

/** What each part of docker-compose.yml refuses, as `NAME: why`. */
function refusedIn(env: Environment): string[] {
  const containers = readContainers(env);
  const refusals = checked.flatMap(({ container, configs }) =>
    faultsOf(configs, containers[container]?.environment ?? {}),
  );
  return [...new Set(refusals)];
}

const made = productionEnv();

describe('a service in production', () => {
  const kept = process.env;
  afterEach(() => {
    process.env = kept;
  });

  it('does not start with weak values, and names those of all its modules at once', async () => {
    const env = readContainers(made).orders?.environment ?? {};
    process.env = {
      ...env,
      MAIL_SEAL_KEY: 'short',
      SUPPORT_PHONE: '',
      S3_PUBLIC_ENDPOINT: '',
      ORDERS_DATABASE_URL: '',
    };
    const [orders] = allServices.filter(({ name }) => name === 'orders');
    if (!orders) throw new Error('There is no orders.');
    await expect(createService({ ...orders, role: 'web' })).rejects.toThrow(
      'The configuration is not usable:\n' +
        '  ORDERS_DATABASE_URL: is missing\n' +
        '  MAIL_SEAL_KEY: needs at least 32 characters\n' +
        '  SUPPORT_PHONE: is a sample number: give the one that customers can call\n' +
        '  S3_PUBLIC_ENDPOINT: must begin with https:// in production\n' +
        'docs/operations/configure.md explains each variable.',
    );
  });
});

describe('the environment of make-env.mjs for production', () => {
  it('is what every part and the migration start with', () => {
    expect(refusedIn(made)).toEqual([]);
    expect(made).toMatchObject({
      NODE_ENV: 'production',
      LOAD_DEMO_DATA: 'false',
      PUBLISHED_ON: '127.0.0.1',
    });
  });

  it('has what was given, and no secret twice', () => {
    expect(made).toMatchObject({ ...answers, ALLOWED_HOSTS: 'app.roads.us,www.roads.us' });
    const secrets = Object.entries(made).filter(([name]) => /_(PASSWORD|SECRET|KEY)$/.test(name));
    const values = secrets.map(([, value]) => value).filter((value) => value !== '');
    expect(new Set(values).size).toBe(values.length);
  });

  it('is not made before all that cannot be made up is given', () => {
    const { env, said } = makeEnv(['--production', 'BRAND_NAME=Roads']);
    expect(env).toBeNull();
    for (const name of Object.keys(answers)) expect(said.includes(name)).toBe(name !== 'BRAND_NAME');
  });

  it('is not made with a name that nothing reads', () => {
    const { env, said } = makeEnv(['SUPORT_PHONE=(212) 867-5300']);
    expect(env).toBeNull();
    expect(said).toBe('.env.example has no SUPORT_PHONE.\n');
  });

  it.each(Object.keys(answers).filter((name) => name !== 'BRAND_NAME'))(
    'would be refused with the sample of %s',
    (name) => {
      const samples = makeEnv([]).env ?? {};
      const named = refusedIn({ ...made, [name]: samples[name] ?? '' }).map((fault) => fault.split(':')[0]);
      // Pages load files from there, too.
      const same = name === 'S3_PUBLIC_ENDPOINT' ? ['FILE_ORIGINS'] : [];
      expect(named.sort()).toEqual([...same, name]);
    },
  );

  it('would be refused, with every fault, if it were that of a trial', () => {
    const refused = refusedIn({ ...makeEnv([]).env, NODE_ENV: 'production', LICENSES: 'USDOT 0000000' });
    expect([...new Set(refused.map((fault) => fault.split(':')[0]))].sort()).toEqual([
      'FILE_ORIGINS',
      'LICENSES',
      'LOAD_DEMO_DATA',
      'MAIL_FROM',
      'PUBLIC_SITE_URL',
      'RECRUITING_EMAIL',
      'S3_PUBLIC_ENDPOINT',
      'SMS_GATEWAY_DOMAIN',
      'SMTP_URL',
      'STAFF_SITE_URL',
      'SUPER_DISPATCH_CALLBACK_URL',
      'SUPER_DISPATCH_URL',
      'SUPPORT_EMAIL',
      'SUPPORT_PHONE',
      'TRUSTED_PROXIES',
    ]);
  });

  it('would be refused with passwords of others that are short or samples', () => {
    const weak = {
      IDENTITY_DATABASE_PASSWORD: 'postgres',
      POSTGRES_PASSWORD: 'short',
      REDIS_PASSWORD: 'overland-redis',
    };
    expect(refusedIn({ ...made, ...weak }).map((fault) => fault.split(':')[0])).toEqual([
      'REDIS_URL',
      'IDENTITY_DATABASE_URL',
      'DATABASE_ADMIN_URL',
      'IDENTITY_DATABASE_PASSWORD',
    ]);
  });
});
