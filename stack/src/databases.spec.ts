import { databaseUrls } from './databases.js';

it('each service and the queue are opened by a password of their own, none of which tells another or that of the owners', () => {
  const secrets = { ownerPassword: 'of-the-owners', appPassword: 'of-all' };
  const urls = Object.values(databaseUrls('postgres://127.0.0.1:1/postgres', secrets));
  const passwords = urls.map((url) => new URL(url).password);
  expect(new Set([...passwords, ...Object.values(secrets)]).size).toBe(8);
});
