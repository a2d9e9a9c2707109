import type { Session } from '@overland/contracts';
import { aSession, tokenFor } from '@overland/service-kit/testing';
import { callRaw, jwt, startTestGateway, type TestGateway } from './test-gateway.js';

describe('a call that a role may not make', () => {
  let gateway: TestGateway;
  beforeEach(async () => {
    gateway = await startTestGateway({ limits: { normal: 3 } });
  });
  afterEach(() => gateway.close());

  const change = (session: Session, token = tokenFor(session)) => {
    const headers = { ...jwt(token), 'content-type': 'application/json' };
    return callRaw(gateway.staffPort, { method: 'PUT', path: '/api/settings', headers, body: '{}' });
  };

  it('is answered with 403 and reported to identity for the audit trail', async () => {
    const session = aSession({ role: 'Admin' });
    const answer = await change(session);
    expect(answer.status).toBe(403);
    const { userId, portalId, role } = session;
    const requestId = answer.headers['x-request-id'];
    expect(gateway.sessions.refusals).toEqual([
      { userId, portalId, role, method: 'PUT', path: '/settings', address: '127.0.0.1', requestId },
    ]);
  });

  it('leaves nothing in the audit trail when the role may make it', async () => {
    expect((await change(aSession({ role: 'MCAdmin', isSuperAdmin: true }))).status).toBe(200);
    expect(gateway.sessions.refusals).toEqual([]);
  });

  it('leaves nothing in the audit trail when the password is asked for again', async () => {
    const session = aSession({ role: 'MCAdmin', isSuperAdmin: true });
    gateway.sessions.unconfirmed.add(session.sessionId);
    const answer = await change(session);
    expect([answer.status, JSON.parse(answer.text).code]).toEqual([403, 'confirmationRequired']);
    expect(gateway.sessions.refusals).toEqual([]);
  });

  it('is also refused while the audit trail cannot be written, with a line in the log', async () => {
    const session = aSession({ role: 'User' });
    const token = tokenFor(session);
    expect((await change(session, token)).status).toBe(403);
    gateway.sessions.isDown = true;
    const answer = await change(session, token);
    expect(answer.status).toBe(403);
    const line = gateway.log.lines.find((each) => each.includes('the audit trail has no row of a refusal'));
    expect(line).toContain(String(answer.headers['x-request-id']));
  });

  it('counts against the rate limit of its user, so that no user can flood the audit trail', async () => {
    const session = aSession({ role: 'User' });
    const statuses: number[] = [];
    for (let times = 0; times < 5; times += 1) statuses.push((await change(session)).status);
    expect(statuses).toEqual([403, 403, 403, 429, 429]);
    expect(gateway.sessions.refusals).toHaveLength(3);
  });
});
