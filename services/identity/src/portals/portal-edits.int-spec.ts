import { randomUUID } from 'node:crypto';
import {
  type Endpoint,
  messages,
  type PortalForm,
  type PortalRecord,
  portalEdits,
  portals,
  type Session,
} from '@overland/contracts';
import { AppError, ServiceClient, unconfirmedPrefix } from '@overland/service-kit';
import { aSession, type TestService } from '@overland/service-kit/testing';
import { AuditEntryEntity } from '../audit/audit-entry.entity.js';
import { demoPortals } from '../demo/demo-portals.js';
import { demoUsers } from '../demo/demo-users.js';
import { asSystem, startIdentity } from '../testing/start-identity.js';
import { PortalEntity } from './portal.entity.js';

const { loneStar, northgate, overland } = demoPortals;
const sessionOf = ({ id, role, portalId }: { id: string; role: Session['role']; portalId: string }) =>
  aSession({ userId: id, role, portalId });
const dana = sessionOf(demoUsers.dana);
const marcus = sessionOf(demoUsers.marcus);
const kayla = sessionOf(demoUsers.kayla);

/** A portal as its form sends it. */
function formOf(portal: Omit<PortalRecord, 'version'>): PortalForm {
  const { _id, companyLogo, isCustomerPortal, ...form } = portal;
  return { ...form, region: null };
}
const tariffOf = ({ companyTariff, companyTariffIsPercent, ...portal }: Omit<PortalRecord, 'version'>) => ({
  companyTariff,
  companyTariffIsPercent,
  companyTariffOpenTransport: portal.companyTariffOpenTransport,
  companyTariffEnclosedTransport: portal.companyTariffEnclosedTransport,
  portalAdminDiscount: portal.portalAdminDiscount,
});

describe('portals that are changed', () => {
  let service: TestService;
  /** Quoting's answer about the terms. */
  let quoting: () => unknown;

  beforeAll(async () => {
    const client = { call: async () => quoting() };
    service = await startIdentity({ overrides: [[ServiceClient, client]] });
  });
  afterAll(() => service.close());
  beforeEach(() => {
    quoting = () => ({ warnings: [], highestDiscount: 553 });
  });

  const create = (form: object, as: Session = dana) =>
    service.call(portalEdits.create, {
      as,
      body: { ...formOf(loneStar), companyName: 'Prairie Autos', ...form },
    });
  const update = (portalId: string, body: object, as: Session = dana) =>
    service.call(portalEdits.update, { as, params: { portalId }, body });
  const updateTariff = (portalId: string, body: object, as: Session = marcus) =>
    service.call(portalEdits.updateTariff, { as, params: { portalId }, body });
  const history = (portalId: string, as: Session = dana) =>
    service.call(portalEdits.history, { as, params: { portalId } });
  const events = async () => (await service.outbox()).filter(({ type }) => type === 'portal.changed');

  it('are made with an id and a first version, and told to the other services', async () => {
    const { status, body } = await create({});
    expect(status).toBe(200);
    expect(body).toMatchObject({ companyName: 'Prairie Autos', version: 1, isCustomerPortal: false });
    expect((await events()).at(-1)?.payload).toMatchObject({ _id: body._id, companyName: 'Prairie Autos' });
  });

  it('are made once for one Idempotency-Key', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    const body = { ...formOf(loneStar), companyName: 'Once Only' };
    const both = [1, 2].map(() => service.call(portalEdits.create, { as: dana, body, headers }));
    const [first, second] = await Promise.all(both);
    expect(first?.body._id).toBe(second?.body._id);
  });

  it('keep who changed which value, old and new', async () => {
    const { body: portal } = await create({ companyTariff: 60 });
    const changed = await update(portal._id, { ...withoutVersion(portal), companyTariff: 75, version: 1 });
    expect(changed.body).toMatchObject({ companyTariff: 75, version: 2 });
    const { body } = await history(portal._id);
    expect(body.rows).toMatchObject([
      { version: 2, actor: 'Dana Whitfield', changes: [{ what: 'Company tariff', from: '$60', to: '$75' }] },
      { version: 1, actor: 'Dana Whitfield', changes: [] },
    ]);
  });

  it('open with rates of any number of cents, also those that are refused today', async () => {
    const bands = [1202.32, 1, 1.07, 2999.99, 16.1, 1.15, 4.35, 8.2, 1048.57, 600.03, 99_999.99];
    const customRates = { ...loneStar.customRates, bands, suvClassSurcharge: 1202.32 };
    const { status, body: portal } = await create({ hasCustomRates: true, customRates });
    expect(status).toBe(200);
    const stored = { ...customRates, fuelSurcharge: 1e-7 };
    await asSystem(service, (manager) =>
      manager.update(PortalEntity, { _id: portal._id }, { customRates: stored, companyTariff: 100_001 }),
    );
    const { body } = await service.call(portals.get, { as: dana, params: { portalId: portal._id } });
    expect(body).toMatchObject({ customRates: stored, companyTariff: 100_001 });
  });

  it('are not overwritten by a form that was filled from an older version', async () => {
    const { body: portal } = await create({});
    await update(portal._id, { ...withoutVersion(portal), companyCity: 'Waco', version: 1 });
    const late = await update(portal._id, { ...withoutVersion(portal), companyCity: 'Tyler', version: 1 });
    expect(late.status).toBe(409);
    expect(late.body.details.portal).toMatchObject({ companyCity: 'Waco', version: 2 });
  });

  it('stay as they are when the same values are saved again', async () => {
    const { body: portal } = await create({});
    const before = (await events()).length;
    expect((await update(portal._id, { ...withoutVersion(portal), version: 1 })).body.version).toBe(1);
    expect((await events()).length).toBe(before);
  });

  it('are refused a discount above the lowest rate of the slowest level', async () => {
    quoting = () => ({ warnings: [{ code: 'discountTooHigh', message: '' }], highestDiscount: 553 });
    const refused = await create({ portalAdminDiscount: 554, displayDiscountOption: true });
    expect(refused.status).toBe(400);
    expect(JSON.stringify(refused.body)).toContain('at most $553');
  });

  it('T4: are refused a discount whose option is off, unless it is stored from before', async () => {
    const off = { displayDiscountOption: false };
    expect((await create({ ...off, portalAdminDiscount: 30 })).status).toBe(400);
    const { body: portal } = await create({ displayDiscountOption: true, portalAdminDiscount: 30 });
    const form = { ...withoutVersion(portal), ...off, version: 1 };
    expect((await update(portal._id, { ...form, portalAdminDiscount: 40 })).status).toBe(400);
    expect((await update(portal._id, form)).body).toMatchObject({ ...off, portalAdminDiscount: 30 });
  });

  describe('before the password is given again', () => {
    const judged = <E extends Endpoint>(endpoint: E): E => ({
      ...endpoint,
      path: `${unconfirmedPrefix}${endpoint.path}`,
    });
    const pathsOf = ({ body }: { body: { errors?: { path: string }[] } }) =>
      body.errors?.map(({ path }) => path);

    it('are judged as a whole, and never saved', async () => {
      quoting = () => ({ warnings: [{ code: 'discountTooHigh', message: '' }], highestDiscount: 553 });
      const wrong = { displayDiscountOption: true, portalAdminDiscount: 554, parentPortal: randomUUID() };
      const body = { ...formOf(loneStar), companyName: 'Judged', ...wrong };
      const refused = await service.call(judged(portalEdits.create), { as: dana, body });
      expect(pathsOf(refused)).toEqual(['portalAdminDiscount', 'parentPortal']);
      quoting = () => ({ warnings: [], highestDiscount: 553 });
      const right = { as: dana, body: { ...body, portalAdminDiscount: 30, parentPortal: null } };
      expect((await service.call(judged(portalEdits.create), right)).body.code).toBe('confirmationRequired');
      const named = await asSystem(service, (manager) =>
        manager.countBy(PortalEntity, { companyName: 'Judged' }),
      );
      expect(named).toBe(0);
    });

    it('are judged for an Admin’s tariff, and tell nothing of another company', async () => {
      const params = { portalId: loneStar._id };
      const body = { ...tariffOf(loneStar), companyTariffIsPercent: true, companyTariff: 101, version: 1 };
      const refused = await service.call(judged(portalEdits.updateTariff), { as: marcus, params, body });
      expect(pathsOf(refused)).toEqual(['companyTariff']);
      const foreign = { as: marcus, params: { portalId: northgate._id } };
      const theirs = { ...foreign, body: { ...tariffOf(northgate), portalAdminDiscount: 1, version: 1 } };
      expect((await service.call(judged(portalEdits.updateTariff), theirs)).body.code).toBe(
        'confirmationRequired',
      );
    });
  });

  it('are not saved while their prices cannot be checked', async () => {
    quoting = () => {
      throw new AppError('unavailable', 'Not now.');
    };
    expect((await create({})).status).toBe(503);
  });

  it('are saved without asking for prices when none of their terms changes', async () => {
    const { body: portal } = await create({});
    quoting = () => {
      throw new AppError('unavailable', 'Not now.');
    };
    const moved = { ...withoutVersion(portal), companyAddress: '1 Elm Street', version: 1 };
    expect((await update(portal._id, moved)).body).toMatchObject({ companyAddress: '1 Elm Street' });
    expect((await update(portal._id, { ...moved, companyTariff: 61, version: 2 })).status).toBe(503);
  });

  it.each([
    ['a percentage above 100', { companyTariffIsPercent: true, companyTariff: 101 }],
    ['no rate sheet where the own one is on', { hasCustomRates: true, customRates: null }],
    ['no white-glove sheet of a premium company', { isPremium: true, customRates: null }],
    ['another region without its name', { region: 'other', regionOther: '' }],
    ['a time zone that does not exist', { timeZone: 'America/Dallas' }],
    [
      'the same notification email twice',
      {
        emails: [1, 2].map(() => ({ email: 'a@b.example', emailPickUp: true, emailDelivery: true })),
      },
    ],
    ['a color on which text cannot be read', { accentColor: '#ffd400' }],
    ['a color that is none', { accentColor: '#123456;}body{display:none' }],
    ['T17: a second header in the reply address', { replyToEmail: 'a@b.example\r\nBcc: c@d.example' }],
    ['T17: a second reply address', { replyToEmail: 'a@b.example, c@d.example' }],
    ['a support phone that is none', { supportPhone: 'call us' }],
    ['an unknown parent', { parentPortal: randomUUID() }],
    ['a region of nobody', { region: randomUUID() }],
  ])('are refused with %s', async (_what, form) => {
    expect((await create(form)).status).toBe(400);
  });

  it('T4: take no field that the server keeps itself', async () => {
    for (const field of [{ isCustomerPortal: true }, { _id: randomUUID() }, { version: 9 }]) {
      expect((await create(field)).status).toBe(400);
    }
  });

  it('are never below themselves', async () => {
    const { body: parent } = await create({ companyName: 'Parent' });
    const { body: child } = await create({ companyName: 'Child', parentPortal: parent._id });
    const loop = await update(parent._id, { ...withoutVersion(parent), parentPortal: child._id, version: 1 });
    expect(loop.status).toBe(400);
  });

  it('T2: are made and changed by MCAdmin alone', async () => {
    for (const as of [marcus, kayla]) {
      expect((await create({}, as)).status).toBe(403);
      expect((await update(loneStar._id, { ...formOf(loneStar), version: 1 }, as)).status).toBe(403);
    }
  });

  describe('by their own Admin', () => {
    it('change the tariff, and leave a record of it', async () => {
      const { body } = await updateTariff(loneStar._id, {
        ...tariffOf(loneStar),
        companyTariff: 99,
        version: 1,
      });
      expect(body).toMatchObject({ companyTariff: 99, version: 2 });
      const rows = await asSystem(service, (manager) =>
        manager.findBy(AuditEntryEntity, { action: 'portal.changed', portalId: loneStar._id }),
      );
      expect(rows).toMatchObject([
        { actorId: marcus.userId, changes: [{ what: 'Company tariff', to: '$99' }] },
      ]);
    });

    it('T4: take nothing else', async () => {
      const body = { ...tariffOf(loneStar), version: 2, discount: 500 };
      expect((await updateTariff(loneStar._id, body)).status).toBe(400);
    });

    it('T3: answer for another company as if it did not exist', async () => {
      const body = { ...tariffOf(northgate), version: 1 };
      expect((await updateTariff(northgate._id, body)).status).toBe(404);
      expect((await updateTariff(randomUUID(), body)).status).toBe(404);
      expect((await history(northgate._id, marcus)).status).toBe(404);
    });

    it('are refused another discount while its option is off, at its field', async () => {
      const { body: portal } = await create({ displayDiscountOption: false, portalAdminDiscount: 0 });
      const admin = aSession({ userId: demoUsers.marcus.id, role: 'Admin', portalId: portal._id });
      const body = { ...tariffOf(portal), portalAdminDiscount: 30, companyTariff: 1, version: 1 };
      const refused = await updateTariff(portal._id, body, admin);
      const at = [{ path: 'portalAdminDiscount', message: messages.discountOptionOff }];
      expect([refused.status, refused.body.errors]).toEqual([400, at]);
      expect((await updateTariff(portal._id, { ...body, portalAdminDiscount: 0 }, admin)).status).toBe(200);
    });
  });

  describe('and regions', () => {
    const regions = (portalId: string, as: Session = dana) =>
      service.call(portalEdits.regions, { as, params: { portalId } });
    const save = (
      list: { _id?: string; name: string }[],
      as: Session = dana,
      portalId: string = overland._id,
    ) => service.call(portalEdits.saveRegions, { as, params: { portalId }, body: { regions: list } });

    it('are put into one of the parent, which then cannot go away', async () => {
      const { body } = await save([{ name: 'West' }, { name: 'East' }]);
      expect(body.regions.map(({ name }: { name: string }) => name)).toEqual(['East', 'West']);
      const [east, west] = body.regions;
      expect((await create({ parentPortal: overland._id, region: east._id })).status).toBe(200);
      const refused = await save([west]);
      expect(refused.status).toBe(409);
      expect(refused.body.message).toContain('in the region East');
      expect((await save([east])).body.regions).toEqual([east]);
    });

    it('are told to reports by name, once for each change', async () => {
      const told = async () =>
        (await service.outbox())
          .filter(({ type, payload }) => type === 'region.changed' && Object(payload).portalId === portalId)
          .map(({ payload }) => payload);
      const { _id: portalId } = (await create({ companyName: 'Told of regions' })).body;
      const [north, south] = (await save([{ name: 'North' }, { name: 'South' }], dana, portalId)).body
        .regions;
      await save([{ ...north, name: 'Far North' }, south], dana, portalId);
      await save([{ ...north, name: 'Far North' }, south], dana, portalId);
      expect(await told()).toEqual([
        { regionId: north._id, portalId, name: 'North' },
        { regionId: south._id, portalId, name: 'South' },
        { regionId: north._id, portalId, name: 'Far North' },
      ]);
    });

    it('T35: leave a record of each change, old and new, and none when nothing changes', async () => {
      const { body: portal } = await create({ companyName: 'Of Regions' });
      const { _id: portalId } = portal;
      const saved = async (list: { _id?: string; name: string }[]) =>
        (await save(list, dana, portalId)).body.regions;
      const [east, west] = await saved([{ name: 'East' }, { name: 'West' }]);
      const renamed = [{ ...east, name: 'Coast' }, { name: 'Plains' }];
      const now = await saved(renamed);
      await saved(now);
      const rows = await asSystem(service, (manager) =>
        manager.find(AuditEntryEntity, {
          where: { action: 'regions.changed', portalId },
          order: { id: 'ASC' },
        }),
      );
      expect(rows.map(({ changes }) => changes.map(({ from, to }) => [from, to]))).toEqual([
        [
          [null, 'East'],
          [null, 'West'],
        ],
        expect.arrayContaining([
          ['East', 'Coast'],
          [west.name, null],
          [null, 'Plains'],
        ]),
      ]);
      expect(rows[1]).toMatchObject({
        actorId: dana.userId,
        userId: null,
        details: { companyName: 'Of Regions' },
      });
    });

    it('may swap their names', async () => {
      const { body } = await save([{ name: 'East' }, { name: 'Plains' }], dana, loneStar._id);
      const [east, plains] = body.regions;
      const swapped = [
        { ...plains, name: 'East' },
        { ...east, name: 'Plains' },
      ];
      expect((await save(swapped, dana, loneStar._id)).body.regions).toEqual(swapped);
    });

    it('have names of their own', async () => {
      expect((await save([{ name: 'North' }, { name: 'north' }])).status).toBe(400);
    });

    it('T3: are read by their own Admin and by MCAdmin', async () => {
      expect((await regions(loneStar._id, marcus)).status).toBe(200);
      expect((await regions(overland._id, marcus)).status).toBe(404);
      expect((await save([], marcus)).status).toBe(403);
    });
  });
});

/** The form's values; the version is sent beside them. */
function withoutVersion({ version: _version, ...portal }: PortalRecord): PortalForm {
  return formOf(portal);
}
