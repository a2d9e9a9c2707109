import { randomUUID } from 'node:crypto';
import {
  type AuditNote,
  type AuditRow,
  account,
  audit,
  eventDeliveries,
  type Session,
  signIn,
  userEdits,
} from '@overland/contracts';
import { withPortal } from '@overland/service-kit';
import { aSession, type TestService } from '@overland/service-kit/testing';
import { demoPortals } from '../demo/demo-portals.js';
import { type DemoUser, demoUsers } from '../demo/demo-users.js';
import { asSystem, logIn, startIdentity } from '../testing/start-identity.js';
import { writeAudit } from './audit.repository.js';

const { dana, marcus, kayla, ingrid } = demoUsers;
const { loneStar, northgate } = demoPortals;
const sessionOf = ({ id, role, portalId }: DemoUser): Session => aSession({ userId: id, role, portalId });
const staff = sessionOf(dana);
const admin = sessionOf(marcus);

describe('the audit trail', () => {
  let service: TestService;

  beforeAll(async () => {
    service = await startIdentity();
    const own = await logIn(service, kayla);
    await logIn(service, ingrid);
    const details = {
      email: kayla.email,
      firstName: 'Kayla',
      lastName: 'Brandt',
      phone: kayla.phone,
      mobilePhone: '',
      version: 1,
    };
    await service.call(account.update, { as: own, body: { ...details, firstName: '=1+1' } });
    await service.call(userEdits.endSessions, { as: staff, params: { userId: kayla.id } });
  });
  afterAll(() => service.close());

  const list = async (query: Record<string, string | undefined> = {}, as = admin) =>
    (await service.call(audit.list, { as, query })).body as { rows: AuditRow[]; next: string | null };
  const actionsOf = ({ rows }: { rows: AuditRow[] }) => rows.map(({ action }) => action);

  it('says who did what to whom, old and new, newest first', async () => {
    const { rows } = await list();
    expect(rows.slice(0, 2)).toMatchObject([
      { action: 'sessions.ended', actor: '', subject: '=1+1 Brandt', companyName: 'Lone Star Motors' },
      { action: 'account.changed', changes: [{ what: 'First name', from: 'Kayla', to: '=1+1' }] },
    ]);
    expect(rows.at(-1)?.action).toBe('signIn.codeIssued');
  });

  it('names the provider’s staff to the provider’s staff', async () => {
    const [row] = (await list({}, staff)).rows;
    expect(row?.actor).toBe('Dana Whitfield');
  });

  it('T3: holds for an Admin what concerns the own portal alone, whatever is asked for', async () => {
    for (const query of [{}, { portalId: northgate._id }]) {
      const { rows } = await list(query);
      expect(new Set(rows.map(({ portalId }) => portalId))).toEqual(new Set([loneStar._id]));
    }
    const { rows } = await list({ portalId: northgate._id }, staff);
    expect(new Set(rows.map(({ portalId }) => portalId))).toEqual(new Set([northgate._id]));
  });

  it('T35: keeps entries of other services once, with the time at which it happened', async () => {
    const event = {
      eventId: randomUUID(),
      type: 'order.audited',
      at: new Date().toISOString(),
      requestId: 'a-request',
      payload: {
        action: 'order.paid',
        at: '2026-11-20T18:00:00.000Z',
        actorId: dana.id,
        portalId: loneStar._id,
        subject: 'Order #10241',
        address: '203.0.113.7',
        changes: [{ what: 'Payment', from: 'Unpaid', to: 'Paid' }],
      } satisfies AuditNote,
    };
    for (const events of [[event], [event]]) {
      const { status } = await service.call(eventDeliveries.identity, { as: 'service', body: { events } });
      expect(status).toBe(200);
    }
    const { rows } = await list({ searchText: '#10241' });
    expect(rows).toMatchObject([
      { ...event.payload, actor: '', companyName: 'Lone Star Motors', action: 'order.paid' },
    ]);
  });

  it('T3: shows what belongs to no company, as the settings, to the provider’s staff alone', async () => {
    const note = { actorId: dana.id, userId: null, portalId: null, requestId: null };
    const details = { subject: 'Global settings' };
    await asSystem(service, (manager) =>
      writeAudit(manager, { ...note, action: 'settings.changed', details }),
    );
    expect(await list({ action: 'settings.changed' }, staff)).toMatchObject({
      rows: [{ subject: 'Global settings', portalId: null, companyName: '' }],
    });
    expect((await list({ action: 'settings.changed' })).rows).toEqual([]);
  });

  it('T35: keeps each wrong password with its address, and nothing that was typed', async () => {
    const wrong = (email: string) =>
      service.call(signIn.verifyEmail, { body: { email, password: 'amber-wrong-garden-42' } });
    for (const email of [marcus.email, 'nobody@nowhere.example'])
      expect((await wrong(email)).status).toBe(401);
    const { rows } = await list({ action: 'signIn.refused' }, staff);
    expect(rows.map(({ subject }) => subject)).toEqual(['An unknown address', 'Marcus Delgado']);
    expect(rows.map(({ address }) => address)).toEqual([
      expect.stringMatching(/^[\d.:a-f]+$/),
      expect.stringMatching(/^[\d.:a-f]+$/),
    ]);
    expect((await list({ action: 'signIn.refused' })).rows).toHaveLength(1);
    const stored = await asSystem(service, (manager) => manager.query('select * from audit'));
    expect(JSON.stringify(stored)).not.toMatch(/nobody@nowhere|amber-wrong/);
  });

  it('T2: says what a refused call asked for', async () => {
    const { id: userId, role, portalId } = kayla;
    const body = { userId, portalId, role, method: 'POST', path: '/portal', address: '203.0.113.7' };
    expect((await service.call(signIn.noteRefusal, { as: 'service', body })).status).toBe(200);
    expect((await list({ action: 'access.refused' })).rows).toMatchObject([
      { userId: kayla.id, subject: 'POST /portal', address: '203.0.113.7' },
    ]);
  });

  it('T2: is closed to users', async () => {
    for (const endpoint of [audit.list, audit.export]) {
      expect((await service.call(endpoint, { as: sessionOf(kayla) })).status).toBe(403);
    }
  });

  it('tells everybody what happened lately on the own account, and nothing of others', async () => {
    const { body } = await service.call(audit.own, { as: sessionOf(kayla) });
    const done = body.rows.map(({ what }: { what: string }) => what);
    expect(done).toEqual(['Changed the own account', 'Signed in']);
    expect(body.rows[0].address).toMatch(/^[\d.:a-f]+$/);
    const stranger = { ...sessionOf(kayla), userId: randomUUID() };
    expect((await service.call(audit.own, { as: stranger })).body.rows).toEqual([]);
    expect((await service.call(audit.own, {})).status).toBe(401);
  });

  it('is filtered by action, days and text', async () => {
    expect(actionsOf(await list({ action: 'signIn.done' }))).toEqual(['signIn.done']);
    expect(actionsOf(await list({ action: 'account.changed,signIn.done' }))).toEqual([
      'account.changed',
      'signIn.done',
    ]);
    expect((await service.call(audit.list, { as: admin, query: { action: 'signIn.done,x' } })).status).toBe(
      400,
    );
    expect(actionsOf(await list({ dateEnd: '2020-01-01' }))).toEqual([]);
    expect((await list({ searchText: 'halvorsen' }, staff)).rows.length).toBeGreaterThan(0);
    expect((await list({ searchText: 'halvorsen' })).rows).toEqual([]);
  });

  it('is filtered by a person: what they did, and what was done to them', async () => {
    const actions = actionsOf(await list({ userId: kayla.id }, staff));
    expect(actions).toEqual(expect.arrayContaining(['account.changed', 'sessions.ended']));
    expect(actionsOf(await list({ userId: dana.id }, staff))).toContain('sessions.ended');
    expect(actionsOf(await list({ userId: ingrid.id }))).toEqual([]);
  });

  it('is read page by page', async () => {
    const whole = actionsOf(await list());
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const page = await list({ limit: '2', ...(cursor ? { cursor } : {}) });
      seen.push(...actionsOf(page));
      cursor = page.next;
    } while (cursor);
    expect(seen).toEqual(whole);
  });

  it('T19: is exported as CSV in which nothing is calculated', async () => {
    const { status, raw } = await service.call(audit.export, { as: admin });
    const text = raw.toString();
    expect(status).toBe(200);
    expect(text).toContain('Changed the own account');
    expect(text).not.toMatch(/(^|,)"?=/m);
  });

  it('T19: is exported as a workbook, in which texts are texts, for who asks for one', async () => {
    const { status, headers, raw } = await service.call(audit.export, {
      as: admin,
      query: { format: 'xlsx' },
    });
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      'content-disposition': 'attachment; filename="audit.xlsx"',
    });
    expect(raw.subarray(0, 4).toString('latin1')).toBe('PK\u0003\u0004');
    expect((await service.call(audit.export, { as: admin, query: { format: 'pdf' } })).status).toBe(400);
  });

  it('T35: is neither changed nor deleted by the service', async () => {
    for (const sql of [`update audit set address = ''`, 'delete from audit']) {
      await expect(asSystem(service, (manager) => manager.query(sql))).rejects.toThrow(/permission denied/);
    }
  });

  it('T3: cannot be written for another portal than the one in force', async () => {
    const entry = { action: 'session.ended', actorId: null, userId: null, requestId: null } as const;
    const write = withPortal(service.dataSource, { portalId: loneStar._id }, (manager) =>
      writeAudit(manager, { ...entry, portalId: northgate._id }),
    );
    await expect(write).rejects.toThrow(/row-level security/);
  });

  it('is kept of a sign-in with the address it came from', async () => {
    const { rows } = await list({ action: 'signIn.done' });
    expect(rows[0]?.address).toMatch(/^[\d.:a-f]+$/);
    expect((await service.call(signIn.signOut, { as: admin })).status).toBe(200);
  });
});
