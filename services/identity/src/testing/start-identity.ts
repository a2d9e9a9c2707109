import { type ReplyOf, type Session, signIn } from '@overland/contracts';
import { decrypt, systemScope, verifyUserToken, withPortal } from '@overland/service-kit';
import {
  setTestEnvironment,
  startTestService,
  type TestReply,
  type TestService,
  testKeys,
} from '@overland/service-kit/testing';
import type { EntityManager } from 'typeorm';
import type { DemoUser } from '../demo/demo-users.js';
import { loadDemoIdentity } from '../demo/load-demo-identity.js';
import { identity } from '../index.js';

export const staffSite = 'https://app.overland.example';

/** A different valid password for each demo user. */
export const passwordOf = (user: Pick<DemoUser, 'id'>) => `violet-tram-${user.id.slice(-4)}-harbour`;

export const asSystem = <T>(service: TestService, work: (manager: EntityManager) => Promise<T>) =>
  withPortal(service.dataSource, systemScope, work);

/** Identity on a fresh database with the demo's portals and people. */
export async function startIdentity(
  options: Parameters<typeof startTestService>[1] = {},
): Promise<TestService> {
  setTestEnvironment({ JWT_PRIVATE_KEY: testKeys().privateKey, STAFF_SITE_URL: staffSite });
  const service = await startTestService(identity, options);
  await loadDemoIdentity(service.dataSource, new Date(), passwordOf);
  return service;
}

/** The value of this cookie in a reply's `set-cookie`. */
export function cookieOf(reply: TestReply, name: string): string | undefined {
  const lines = [reply.headers['set-cookie'] ?? []].flat().map(String);
  return lines
    .find((line) => line.startsWith(`${name}=`))
    ?.split(';')[0]
    ?.slice(name.length + 1);
}

/** The secrets of all events of one type, oldest first, as sent in the emails. */
export async function mailed(
  service: TestService,
  type: 'signIn.codeIssued' | 'password.resetRequested',
): Promise<string[]> {
  const rows = await service.outbox();
  return rows.flatMap((row) => {
    if (row.type !== type) return [];
    const payload = row.payload as { codeSealed?: string; tokenSealed?: string };
    return [decrypt(payload.codeSealed ?? payload.tokenSealed ?? '', testKeys().sealKey)];
  });
}

export interface Browser {
  challenge: string;
  code: string;
}

type Person = Pick<DemoUser, 'id' | 'email'>;

/** Enters the right password. @returns the contents of the browser and the mailbox. */
export async function givePassword(service: TestService, user: Person): Promise<Browser> {
  const body = { email: user.email, password: passwordOf(user) };
  const reply = await service.call(signIn.verifyEmail, { body });
  const code = (await mailed(service, 'signIn.codeIssued')).at(-1);
  const challenge = cookieOf(reply, 'overland_challenge');
  if (reply.status !== 200 || !challenge || !code)
    throw new Error(`No code for ${user.email}: ${reply.status}`);
  return { challenge, code };
}

export function giveCode(
  service: TestService,
  email: string,
  { challenge, code }: Browser,
): Promise<TestReply> {
  const headers = { cookie: `overland_challenge=${challenge}` };
  return service.call(signIn.login, { body: { email, code }, headers });
}

/** Both steps. @returns the session that the token carries. */
export async function logIn(service: TestService, user: Person): Promise<Session> {
  const reply = await giveCode(service, user.email, await givePassword(service, user));
  const { token } = reply.body as ReplyOf<typeof signIn.login>;
  const session = verifyUserToken(token, testKeys().publicKey);
  if (!session) throw new Error(`No session for ${user.email}: ${reply.status}`);
  return session;
}

/** Another code. */
export const otherThan = (code: string) => ((Number(code) + 1) % 1_000_000).toString().padStart(6, '0');
