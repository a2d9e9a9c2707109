import { environmentOfPart } from './part-environment.js';

const secrets = {
  JWT_PRIVATE_KEY: 'private',
  JWT_PUBLIC_KEY: 'public',
  SERVICE_TOKEN_SECRET: 'between services',
  MAIL_SEAL_KEY: 'seal',
  QUEUE_DATABASE_URL: 'postgres://queue',
  REDIS_URL: 'redis://cache',
  SMTP_URL: 'smtp://mail',
  IDENTITY_DATABASE_URL: 'postgres://identity',
  ORDERS_DATABASE_URL: 'postgres://orders',
  NOTIFICATIONS_DATABASE_URL: 'postgres://notifications',
  REPORTING_DATABASE_URL: 'postgres://reporting',
  MAPBOX_TOKEN: 'of maps',
  S3_ACCESS_KEY_ID: 'of files',
  S3_SECRET_ACCESS_KEY: 'of files',
  SUPER_DISPATCH_CLIENT_SECRET: 'of dispatch',
  VAPID_PRIVATE_KEY: 'of messages',
  SOME_VENDOR_TOKEN: 'of another program',
};
const all = { ...secrets, PATH: '/bin', LOG_LEVEL: 'warn' };

const secretsOf = (role: Parameters<typeof environmentOfPart>[0]) =>
  Object.keys(environmentOfPart(role, all))
    .filter((name) => name in secrets)
    .sort();

describe('the environment of a part', () => {
  it.each([
    ['the gateway', { kind: 'gateway' }, ['QUEUE_DATABASE_URL', 'REDIS_URL']],
    [
      'orders, which keeps files, and alone speaks to the TMS',
      { kind: 'service', service: 'orders' },
      [
        'MAIL_SEAL_KEY',
        'ORDERS_DATABASE_URL',
        'S3_ACCESS_KEY_ID',
        'S3_SECRET_ACCESS_KEY',
        'SUPER_DISPATCH_CLIENT_SECRET',
      ],
    ],
    [
      'the worker of orders',
      { kind: 'worker', service: 'orders' },
      [
        'MAIL_SEAL_KEY',
        'ORDERS_DATABASE_URL',
        'S3_ACCESS_KEY_ID',
        'S3_SECRET_ACCESS_KEY',
        'SUPER_DISPATCH_CLIENT_SECRET',
      ],
    ],
    [
      'identity, which alone signs, and keeps logos',
      { kind: 'service', service: 'identity' },
      [
        'IDENTITY_DATABASE_URL',
        'JWT_PRIVATE_KEY',
        'MAIL_SEAL_KEY',
        'S3_ACCESS_KEY_ID',
        'S3_SECRET_ACCESS_KEY',
      ],
    ],
    [
      'quoting, which alone asks for maps, and checks links that end follow-ups',
      { kind: 'service', service: 'quoting' },
      ['MAIL_SEAL_KEY', 'MAPBOX_TOKEN'],
    ],
    [
      'notifications, which alone sends emails and messages',
      { kind: 'service', service: 'notifications' },
      [
        'MAIL_SEAL_KEY',
        'NOTIFICATIONS_DATABASE_URL',
        'QUEUE_DATABASE_URL',
        'REDIS_URL',
        'SMTP_URL',
        'VAPID_PRIVATE_KEY',
      ],
    ],
    [
      'reporting, which checks links to surveys',
      { kind: 'service', service: 'reporting' },
      ['MAIL_SEAL_KEY', 'REPORTING_DATABASE_URL'],
    ],
  ] as const)('%s knows its own secrets only', (_name, role, expected) => {
    expect(secretsOf(role)).toEqual([...expected, 'JWT_PUBLIC_KEY', 'SERVICE_TOKEN_SECRET'].sort());
  });

  it.each([
    { kind: 'gateway' },
    { kind: 'service', service: 'orders' },
    { kind: 'worker', service: 'notifications' },
  ] as const)('$kind $service: where traces go, with the key that it takes', (role) => {
    const traces = {
      OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318',
      OTEL_EXPORTER_OTLP_HEADERS: 'x-key=of-the-collector',
      OTEL_TRACES_SAMPLER_ARG: '0.1',
    };
    expect(environmentOfPart(role, { ...all, ...traces })).toMatchObject(traces);
  });

  it('passes on what is not secret, and configured pool sizes', () => {
    const role = { kind: 'worker', service: 'orders' } as const;
    expect(environmentOfPart(role, all)).toMatchObject({
      PATH: '/bin',
      LOG_LEVEL: 'warn',
      ORDERS_POOL_SIZE: '5',
    });
    expect(environmentOfPart(role, { ORDERS_POOL_SIZE: '20' })).toMatchObject({ ORDERS_POOL_SIZE: '20' });
  });
});
