import { Passwords } from './passwords.service.js';

it('a password is stored as argon2id with 19 MiB, two passes and a salt of its own', async () => {
  const passwords = new Passwords(null as never, null as never);
  const [hash, again] = await Promise.all(
    ['tidal-lamp-four', 'tidal-lamp-four'].map((each) => passwords.hash(each)),
  );
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
  expect(again).not.toBe(hash);
});
