import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Environment, readEnvFile } from './sources.js';

const script = path.resolve(import.meta.dirname, '../../../../deploy/make-env.mjs');

/** What `deploy/make-env.mjs --production` cannot make up. */
export const answers: Environment = {
  STAFF_SITE_URL: 'https://app.roads.us',
  PUBLIC_SITE_URL: 'https://www.roads.us',
  S3_PUBLIC_ENDPOINT: 'https://files.roads.us',
  TRUSTED_PROXIES: '1',
  BRAND_NAME: 'Roads',
  SUPPORT_PHONE: '(212) 867-5300',
  SUPPORT_EMAIL: 'help@roads.us',
  RECRUITING_EMAIL: 'carriers@roads.us',
  MAIL_FROM: 'no-reply@roads.us',
  SMS_GATEWAY_DOMAIN: 'sms.roads.us',
  SMTP_URL: 'smtps://roads:5c1f0b7d$e6a4832@mail.roads.us',
};

/** Runs `deploy/make-env.mjs`. @returns what it wrote, null if nothing, and what it said */
export function makeEnv(args: readonly string[]): { env: Environment | null; said: string } {
  const folder = mkdtempSync(path.join(tmpdir(), 'overland-env-'));
  const file = path.join(folder, '.env');
  try {
    const { stderr } = spawnSync(process.execPath, [script, '--to', file, ...args], { encoding: 'utf8' });
    return { env: existsSync(file) ? readEnvFile(readFileSync(file, 'utf8')) : null, said: stderr };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The environment of docker-compose.yml for customers. @throws if it is not made */
export function productionEnv(given: Environment = {}): Environment {
  const pairs = Object.entries({ ...answers, ...given }).map(([name, value]) => `${name}=${value}`);
  const { env, said } = makeEnv(['--production', ...pairs]);
  if (env === null) throw new Error(said);
  return env;
}
