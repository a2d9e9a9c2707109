import { signIn } from '@overland/contracts';
import type { TestService } from '@overland/service-kit/testing';
import { demoUsers } from '../../services/identity/src/demo/demo-users.js';
import {
  asSystem,
  giveCode,
  givePassword,
  startIdentity,
} from '../../services/identity/src/testing/start-identity.js';
import { printFound } from '../src/print-found.js';
import { askInTurns } from './compare-times.js';

/** Each way; npm run threats:long counts as the quality bars do. */
const calls = Number(process.env.LONG_CALLS ?? 2_000);
const guesses = Number(process.env.LONG_GUESSES ?? 10_000);
/** An account takes 20 wrong passwords a day. */
const triesOfAccount = 19;
const accounts = Math.ceil(calls / triesOfAccount);

let service: TestService;
beforeAll(async () => {
  service = await startIdentity();
  await addAccounts();
});
afterAll(() => service.close());

/** Copies of a demo user, each with the same password. */
function addAccounts() {
  return asSystem(service, (manager) =>
    manager.query(
      `insert into users (id, portal_id, email, first_name, last_name, role, password_hash)
       select gen_random_uuid(), portal_id, 'known' || n || '@timing.example', first_name, last_name, role, password_hash
       from users, generate_series(0, $2::int - 1) n where id = $1`,
      [demoUsers.kayla.id, accounts],
    ),
  );
}

const interleaved = (ask: (email: string) => Promise<{ status: number }>, status: number) =>
  askInTurns(calls, (kind, at) => ask(`${kind}${at % accounts}@timing.example`), status);

it(`T9: ${calls} wrong passwords each of known and unknown addresses cannot be told apart by their times`, async () => {
  const found = await interleaved(
    (email) => service.call(signIn.verifyEmail, { body: { email, password: 'amber-wrong-garden-42' } }),
    401,
  );
  printFound('verify-email-2fa', found);
  expect(found.auc).toBeLessThanOrEqual(0.55);
});

it(`T9: ${calls} forgotten passwords each of known and unknown addresses cannot be told apart`, async () => {
  const found = await interleaved((email) => service.call(signIn.forgotPassword, { body: { email } }), 200);
  printFound('forgotpassword', found);
  expect(found.auc).toBeLessThanOrEqual(0.55);
});

it(`T8: of ${guesses} guesses of a code at most five are evaluated, and the right one is refused afterwards`, async () => {
  const { rosa } = demoUsers;
  const browser = await givePassword(service, rosa);
  const statuses = new Map<number, number>();
  let next = 0;
  const lane = async () => {
    while (next < guesses) {
      next += 1;
      const code = String((Number(browser.code) + next) % 1_000_000).padStart(6, '0');
      if (code === browser.code) continue;
      const { status } = await giveCode(service, rosa.email, { ...browser, code });
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: 40 }, lane));
  const [row] = await asSystem(service, (manager) =>
    manager.query<{ tries: number }[]>('select tries from sign_in_challenges where user_id = $1', [rosa.id]),
  );
  printFound('login-email-2fa', { guesses, statuses: Object.fromEntries(statuses), evaluated: row?.tries });
  expect([...statuses.keys()].filter((status) => ![401, 429].includes(status))).toEqual([]);
  expect(row?.tries).toBe(5);
  expect((await giveCode(service, rosa.email, browser)).status).toBe(401);
});
