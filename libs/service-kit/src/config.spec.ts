import * as z from 'zod/mini';
import { KitConfig, loadConfig, serviceVariable } from './config.js';

const good = {
  JWT_PUBLIC_KEY: '-----BEGIN PUBLIC KEY-----\\nabc\\n-----END PUBLIC KEY-----',
  SERVICE_TOKEN_SECRET: 's'.repeat(32),
  PORT: '8080',
};

describe('the configuration', () => {
  it('is read into types, with keys in their lines, and cannot be changed', () => {
    const config = loadConfig(KitConfig, good);
    expect(config.PORT).toBe(8080);
    expect(config.JWT_PUBLIC_KEY.split('\n')).toHaveLength(3);
    expect(Object.isFrozen(config)).toBe(true);
  });

  it('names everything that is wrong at once, without the values', () => {
    const load = () =>
      loadConfig(KitConfig, { ...good, SERVICE_TOKEN_SECRET: 'hunter2', PORT: 'http', JWT_PUBLIC_KEY: '' });
    expect(load).toThrow(/JWT_PUBLIC_KEY[\s\S]*SERVICE_TOKEN_SECRET[\s\S]*PORT/);
    expect(load).not.toThrow(/hunter2/);
  });

  it('counts an empty value as absent', () => {
    expect(loadConfig(z.object({ A: z._default(z.string(), 'a') }), { A: '' })).toEqual({ A: 'a' });
  });

  it('names a service’s own values after it', () => {
    expect(serviceVariable('quoting', 'DATABASE_URL')).toBe('QUOTING_DATABASE_URL');
  });
});
