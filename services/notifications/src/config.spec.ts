import { randomBytes } from 'node:crypto';
import { assertConfigured } from '@overland/service-kit';
import { NotificationsConfig } from './config.js';

const production = {
  NODE_ENV: 'production',
  SMTP_URL: 'smtps://roads:5c1f0b7d9e6a4832@mail.roads.us',
  MAIL_SEAL_KEY: randomBytes(32).toString('hex'),
  VAPID_PRIVATE_KEY: randomBytes(32).toString('hex'),
  STAFF_SITE_URL: 'https://app.roads.us',
  PUBLIC_SITE_URL: 'https://www.roads.us',
  MAIL_FROM: 'no-reply@roads.us',
  SMS_GATEWAY_DOMAIN: 'sms.roads.us',
  SUPPORT_PHONE: '(212) 867-5300',
  SUPPORT_EMAIL: 'help@roads.us',
  RECRUITING_EMAIL: 'carriers@roads.us',
};
const start = (env: Record<string, string>) => () =>
  assertConfigured([NotificationsConfig], { ...production, ...env });

describe('notifications in production', () => {
  it('start with a real configuration, with messages to devices or without', () => {
    expect(start({})).not.toThrow();
    expect(start({ VAPID_PRIVATE_KEY: '' })).not.toThrow();
    expect(start({ SMTP_URL: 'smtp://127.0.0.1:25' })).not.toThrow();
  });

  it.each([
    [
      'the inbox of docker-compose.yml',
      { SMTP_URL: 'smtp://mailpit:1025' },
      'SMTP_URL: is an inbox for trials',
    ],
    ['the inbox of npm start', { SMTP_URL: 'smtp://127.0.0.1:21025' }, 'SMTP_URL: is an inbox for trials'],
    [
      'a short password',
      { SMTP_URL: 'smtp://roads:hunter2@mail.roads.us' },
      'SMTP_URL: has a password of fewer',
    ],
    ['no address', { SMTP_URL: 'smtp://' }, 'SMTP_URL: is not an address'],
    [
      'a key that is none',
      { VAPID_PRIVATE_KEY: 'hunter2' },
      'VAPID_PRIVATE_KEY: is not a private key of P-256',
    ],
    [
      'one key for two things',
      { VAPID_PRIVATE_KEY: production.MAIL_SEAL_KEY },
      'MAIL_SEAL_KEY, VAPID_PRIVATE_KEY: are equal',
    ],
    ['the default domain of texts', { SMS_GATEWAY_DOMAIN: '' }, 'SMS_GATEWAY_DOMAIN: is a sample address'],
    ['the default address of carriers', { RECRUITING_EMAIL: '' }, 'RECRUITING_EMAIL: is a sample address'],
  ])('do not start with %s', (_what, env, fault) => {
    expect(start(env)).toThrow(fault);
    expect(start(env)).not.toThrow('hunter2');
  });
});
