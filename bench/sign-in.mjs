// Signs a demo user in over HTTP, with password and code. The code is read from identity's outbox: that needs no inbox.
import { decrypt } from '@overland/service-kit';
import pg from 'pg';
import { demoPassword } from '../stack/dist/demo/sign-ins.js';
import { adminUrlOf, secretsOf } from './databases.mjs';

/** @returns the token */
export async function signInAs(product, email) {
  const database = new pg.Client({ connectionString: adminUrlOf(product, 'overland_identity') });
  await database.connect();
  try {
    return await logIn({ site: product.site, database, sealKey: secretsOf(product).mailSealKey }, email);
  } finally {
    await database.end();
  }
}

/** @param database of identity, a client or a pool. @returns the token */
export async function logIn({ site, database, sealKey }, email) {
  const first = await post(`${site}/api/verify-email-2fa`, { email, password: demoPassword });
  if (!first.ok) throw new Error(`The password step answered ${first.status}.`);
  const cookie = first.headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ');
  const {
    rows: [issued],
  } = await database.query(
    `select payload ->> 'codeSealed' as sealed from outbox
     where type = 'signIn.codeIssued' and payload ->> 'email' = $1 order by position desc limit 1`,
    [email],
  );
  const code = decrypt(issued.sealed, sealKey);
  const second = await post(`${site}/api/login-email-2fa`, { email, code }, { cookie });
  if (!second.ok) throw new Error(`The code step answered ${second.status}.`);
  return (await second.json()).token;
}

function post(url, body, headers = {}) {
  return fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
}
