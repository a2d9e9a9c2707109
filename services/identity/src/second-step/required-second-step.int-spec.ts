import { randomUUID } from 'node:crypto';
import { portalEdits, portals, type Session, secondStep, signIn, userEdits } from '@overland/contracts';
import { Clock, FixedClock, ServiceClient } from '@overland/service-kit';
import { aSession, type TestService } from '@overland/service-kit/testing';
import { AuditEntryEntity } from '../audit/audit-entry.entity.js';
import { demoPortals } from '../demo/demo-portals.js';
import { demoUsers } from '../demo/demo-users.js';
import { asSystem, giveCode, givePassword, logIn, startIdentity } from '../testing/start-identity.js';
import { PasskeyEntity } from './passkey.entity.js';
import { totpCode } from './totp.js';

const { loneStar } = demoPortals;
const { kayla, marcus, rosa, mei, dana } = demoUsers;

describe('a second step that a company requires', () => {
  const clock = new FixedClock(new Date());
  let service: TestService;

  beforeAll(async () => {
    const client = { call: async () => ({ warnings: [], highestDiscount: 553 }) };
    service = await startIdentity({
      overrides: [
        [Clock, clock],
        [ServiceClient, client],
      ],
    });
  });
  afterAll(() => service.close());

  const staff = aSession({ userId: dana.id, role: 'MCAdmin', portalId: dana.portalId });
  const check = async ({ sessionId }: Session) =>
    (await service.call(signIn.checkSession, { as: 'service', body: { sessionId } })).body;
  const own = async (as: Session) => (await service.call(secondStep.own, { as })).body;
  const removeApp = (as: Session) => service.call(secondStep.removeAuthenticator, { as });

  /** As the form of the portal sends it. */
  async function save(change: object, as = staff) {
    const params = { portalId: loneStar._id };
    const { body } = await service.call(portals.get, { as: staff, params });
    const { _id, isCustomerPortal, companyLogo, requiresSecondStep, ...form } = body;
    return service.call(portalEdits.update, { as, params, body: { ...form, ...change } });
  }

  async function setUpApp(as: Session) {
    const { body } = await service.call(secondStep.startAuthenticator, { as });
    clock.advanceSeconds(30);
    const code = totpCode(body.secret, clock.now());
    return service.call(secondStep.confirmAuthenticator, { as, body: { code } });
  }

  it('is switched on by MCAdmin alone, which its history and the audit trail tell', async () => {
    const admin = aSession({ userId: marcus.id, role: 'Admin', portalId: marcus.portalId });
    expect((await save({ requiresSecondStep: true }, admin)).status).toBe(403);
    const saved = await save({ requiresSecondStep: true });
    expect(saved).toMatchObject({ status: 200, body: { requiresSecondStep: true } });
    const changes = [{ what: 'Second step required', from: 'Off', to: 'On' }];
    const { body } = await service.call(portalEdits.history, {
      as: staff,
      params: { portalId: loneStar._id },
    });
    expect(body.rows[0]).toMatchObject({ changes });
    const rows = await asSystem(service, (manager) =>
      manager.findBy(AuditEntryEntity, { action: 'portal.changed', portalId: loneStar._id }),
    );
    expect(rows).toMatchObject([{ actorId: dana.id, changes }]);
  });

  it('stays as it is when an older page saves the portal without it', async () => {
    expect((await save({ companyCity: 'Plano' })).body).toMatchObject({ requiresSecondStep: true });
  });

  it('is told at the sign-in and by the session, until there is one', async () => {
    const signedIn = await giveCode(service, kayla.email, await givePassword(service, kayla));
    expect(signedIn.body).toMatchObject({ lacksSecondStep: true });
    const session = await logIn(service, kayla);
    expect(await check(session)).toMatchObject({ isActive: true, lacksSecondStep: true });
    expect(await own(session)).toMatchObject({ isRequired: true });
    expect((await setUpApp(session)).status).toBe(200);
    expect(await check(session)).toMatchObject({ isActive: true, lacksSecondStep: false });
  });

  it('does not count while it is only started', async () => {
    const session = await logIn(service, rosa);
    await service.call(secondStep.startAuthenticator, { as: session });
    expect(await check(session)).toMatchObject({ lacksSecondStep: true });
  });

  it('does not concern people of other companies', async () => {
    const session = await logIn(service, mei);
    expect(await check(session)).toMatchObject({ lacksSecondStep: false });
    expect(await own(session)).toMatchObject({ isRequired: false });
    await setUpApp(session);
    expect((await removeApp(session)).status).toBe(200);
  });

  it('is not removed when it is the last one, and stays whole with its recovery codes', async () => {
    const session = await logIn(service, rosa);
    await setUpApp(session);
    expect(await removeApp(session)).toMatchObject({
      status: 409,
      body: {
        code: 'conflict',
        message: 'Your company requires a second step. Please set up another one before you remove this one.',
      },
    });
    expect(await own(session)).toMatchObject({
      authenticator: { lastUsedAt: expect.any(String) },
      recoveryCodes: { left: 10 },
    });
    await asSystem(service, (manager) =>
      manager.insert(PasskeyEntity, {
        id: randomUUID(),
        userId: rosa.id,
        credentialId: 'a-key',
        publicKey: '',
        counter: 0,
        transports: [],
        name: 'Laptop',
      }),
    );
    expect((await removeApp(session)).status).toBe(200);
    const { passkeys } = await own(session);
    const params = { passkeyId: passkeys[0]._id };
    expect((await service.call(secondStep.removePasskey, { as: session, params })).status).toBe(409);
    expect((await own(session)).passkeys).toHaveLength(1);
  });

  it('is missing again after an administrator has reset it', async () => {
    const params = { userId: rosa.id };
    expect((await service.call(userEdits.resetSecondSteps, { as: staff, params })).status).toBe(200);
    expect(await check(await logIn(service, rosa))).toMatchObject({ lacksSecondStep: true });
  });

  it('is missing no longer once the company does not require it', async () => {
    const session = await logIn(service, rosa);
    await save({ requiresSecondStep: false });
    expect(await check(session)).toMatchObject({ lacksSecondStep: false });
  });
});
