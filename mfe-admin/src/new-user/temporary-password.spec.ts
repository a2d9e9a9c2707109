import { minPasswordLength } from '@overland/contracts';
import { makeTemporaryPassword } from './temporary-password';

it('is long enough, readable, and another one each time', () => {
  const passwords = Array.from({ length: 200 }, makeTemporaryPassword);
  expect(new Set(passwords).size).toBe(200);
  for (const password of passwords) {
    expect(password).toMatch(/^([bdfghjklmnprstvz][aeou][bdfghjklmnprstvz][aeou]-?){5}$/);
    expect(password.length).toBeGreaterThanOrEqual(minPasswordLength);
  }
});
