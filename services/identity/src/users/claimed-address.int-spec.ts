import { account, type Session, signIn, userEdits, users } from '@overland/contracts';
import { aSession, type TestService } from '@overland/service-kit/testing';
import { UserEntity } from '../accounts/user.entity.js';
import { type DemoUser, demoUsers } from '../demo/demo-users.js';
import {
  asSystem,
  giveCode,
  givePassword,
  logIn,
  mailed,
  passwordOf,
  startIdentity,
} from '../testing/start-identity.js';

const { andre, dana, elise, hannah, ingrid, julian, kayla, marcus, mei } = demoUsers;
const sessionOf = ({ id, role, portalId, isSuperAdmin }: DemoUser): Session =>
  aSession({ userId: id, role, portalId, isSuperAdmin });
const admin = sessionOf(marcus);
const temporary = 'copper-lantern-meadow-42';
const taken = 'Somebody with this email address already has an account.';

describe('T9: an address that has an account at another company', () => {
  let service: TestService;

  beforeAll(async () => {
    service = await startIdentity();
  });
  afterAll(() => service.close());

  const create = (email: string, as = admin) => {
    const person = { email, firstName: 'Tess', lastName: 'Holloway', role: 'User', password: temporary };
    return service.call(userEdits.create, { as, body: person });
  };
  const get = async (userId: string) =>
    (await service.call(users.get, { as: admin, params: { userId } })).body;
  const givePasswordOf = (email: string, password: string) =>
    service.call(signIn.verifyEmail, { body: { email, password } });
  const events = async (type: string, email: string) =>
    (await service.outbox()).filter((one) => one.type === type && Object(one.payload).email === email);
  /** A reply without what differs between people. */
  const shapeOf = ({ status, body }: { status: number; body: object }) => [
    status,
    Object.entries(body).map(([key, value]) => [key, value === null ? null : typeof value]),
  ];

  it('is accepted for a new person with the answer of any other, and its owner is told', async () => {
    const [free, claimed] = [await create('free@lonestarmotors.example'), await create(ingrid.email)];
    expect(claimed.status).toBe(200);
    expect(shapeOf(claimed)).toEqual(shapeOf(free));
    expect(shapeOf({ status: 200, body: await get(claimed.body._id) })).toEqual(
      shapeOf({ status: 200, body: await get(free.body._id) }),
    );
    expect(await events('user.invited', ingrid.email)).toEqual([]);
    const { firstName, email, id: userId } = ingrid;
    expect(await events('emailAddress.claimed', email)).toMatchObject([
      { payload: { userId, firstName, companyName: 'Lone Star Motors' } },
    ]);
  });

  it('is refused once the own company has it', async () => {
    expect((await create(mei.email)).status).toBe(200);
    const again = await create(mei.email);
    expect([again.status, again.body.errors[0].message]).toEqual([400, taken]);
    expect((await create(kayla.email)).body.errors[0].message).toBe(taken);
  });

  it('is refused to MCAdmin, who sees whose it is', async () => {
    expect((await create(ingrid.email, sessionOf(dana))).body.errors[0].message).toBe(taken);
  });

  it('signs in with the temporary password as far as any other, without an email, and the owner as before', async () => {
    await create(andre.email);
    const known = await givePasswordOf(andre.email, temporary);
    await create('free2@lonestarmotors.example');
    const free = await givePasswordOf('free2@lonestarmotors.example', temporary);
    expect(shapeOf(known)).toEqual(shapeOf(free));
    expect(await events('signIn.codeIssued', andre.email)).toEqual([]);
    const owner = await giveCode(service, andre.email, await givePassword(service, andre));
    expect(owner).toMatchObject({ status: 200, body: { userId: andre.id, portalId: andre.portalId } });
    expect((await givePasswordOf(andre.email, 'neither of these two')).status).toBe(401);
  });

  it('is accepted as the new address of somebody, who cannot sign in by it', async () => {
    const { body: person } = await create('moves@lonestarmotors.example');
    const { firstName, lastName } = person;
    const form = { email: elise.email, firstName, lastName, phone: '', mobilePhone: '', role: 'User' };
    const body = { ...form, version: 1 };
    const reply = await service.call(userEdits.update, { as: admin, params: { userId: person._id }, body });
    expect(reply).toMatchObject({ status: 200, body: { email: elise.email, version: 2 } });
    expect(await events('emailAddress.claimed', elise.email)).toHaveLength(1);
    expect(await events('emailAddress.changed', 'moves@lonestarmotors.example')).toHaveLength(1);
    expect((await givePasswordOf(elise.email, temporary)).status).toBe(200);
    expect(await events('signIn.codeIssued', elise.email)).toEqual([]);
  });

  it('is accepted as the own new address, and the owner keeps it', async () => {
    const own = await logIn(service, kayla);
    const { lastName, firstName } = kayla;
    const form = { email: hannah.email, firstName, lastName, phone: '', mobilePhone: '' };
    const body = { ...form, currentPassword: passwordOf(kayla), version: 1 };
    expect((await service.call(account.update, { as: own, body })).status).toBe(200);
    expect(await events('emailAddress.claimed', form.email)).toHaveLength(1);
    await service.call(signIn.forgotPassword, { body: { email: form.email } });
    const [owner] = await asSystem(service, (manager) =>
      manager.findBy(UserEntity, { email: form.email, ownsEmail: true }),
    );
    expect(owner?.id).toBe(hannah.id);
  });

  it('belongs to the invited person once its owner has another one', async () => {
    const { body: invited } = await create(julian.email);
    await asSystem(service, (manager) =>
      manager.update(UserEntity, { id: julian.id }, { email: 'julian.new@meridianwhiteglove.example' }),
    );
    const again = { as: admin, params: { userId: invited._id } };
    expect((await service.call(userEdits.invite, again)).status).toBe(200);
    expect(await events('user.invited', julian.email)).toHaveLength(1);
    const before = (await mailed(service, 'signIn.codeIssued')).length;
    expect((await givePasswordOf(julian.email, temporary)).status).toBe(200);
    expect((await mailed(service, 'signIn.codeIssued')).length).toBe(before + 1);
  });
});

describe('emails to addresses that people of a company type', () => {
  let service: TestService;

  beforeAll(async () => {
    service = await startIdentity();
  });
  afterAll(() => service.close());

  /** As if this many people had been invited within the last hours. */
  const invitedToday = ({ id, portalId }: DemoUser, count: number) =>
    asSystem(service, (manager) =>
      manager.query(
        `insert into audit (at, action, actor_id, portal_id) select now() - interval '23 hours', 'user.created', $1, $2
         from generate_series(1, $3::int)`,
        [id, portalId, count],
      ),
    );
  let count = 0;
  const create = (as: Session, more = {}) => {
    count += 1;
    const person = { email: `p${count}@x.example`, firstName: 'Tess', lastName: 'Holloway', role: 'User' };
    return service.call(userEdits.create, { as, body: { ...person, password: temporary, ...more } });
  };

  it('are 50 a day for a company, and without limit for MCAdmin', async () => {
    await invitedToday(marcus, 49);
    const { body: last } = await create(admin);
    const refused = await create(admin);
    expect([refused.status, refused.body.code]).toEqual([429, 'tooManyRequests']);
    expect(refused.body.message).toContain('50 people within a day');
    const params = { userId: last._id };
    expect((await service.call(userEdits.invite, { as: admin, params })).status).toBe(429);
    const form = {
      email: 'else@x.example',
      firstName: 'Tess',
      lastName: 'Lee',
      phone: '',
      mobilePhone: '',
      role: 'User',
    };
    const change = (body: object) =>
      service.call(userEdits.update, { as: admin, params, body: { ...form, version: 1, ...body } });
    expect((await change({})).status).toBe(429);
    expect((await change({ email: last.email })).status).toBe(200);
    expect((await create(sessionOf(dana), { portalId: marcus.portalId })).status).toBe(200);
    expect((await create(sessionOf(ingrid))).status).toBe(200);
  });

  it('do not count what MCAdmin did for the company', async () => {
    await asSystem(service, (manager) =>
      manager.query(
        `insert into audit (action, actor_id, portal_id) select 'user.created', $1, $2 from generate_series(1, 50)`,
        [dana.id, julian.portalId],
      ),
    );
    expect((await create(sessionOf(julian))).status).toBe(200);
  });

  it('invite one person three times more, and no more that day', async () => {
    const { body: person } = await create(sessionOf(dana), { portalId: marcus.portalId });
    const invite = () =>
      service.call(userEdits.invite, { as: sessionOf(dana), params: { userId: person._id } });
    const statuses = [];
    for (let tries = 0; tries < 4; tries += 1) statuses.push((await invite()).status);
    expect(statuses).toEqual([200, 200, 200, 429]);
  });

  it('change the own address five times a day', async () => {
    const own = await logIn(service, mei);
    const statuses = [];
    for (let at = 1; at <= 6; at += 1) {
      const { firstName, lastName } = mei;
      const form = { email: `mei${at}@x.example`, firstName, lastName, phone: '', mobilePhone: '' };
      const body = { ...form, currentPassword: passwordOf(mei), version: at };
      statuses.push((await service.call(account.update, { as: own, body })).status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });
});
