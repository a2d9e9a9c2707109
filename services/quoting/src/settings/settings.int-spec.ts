import { randomUUID } from 'node:crypto';
import { type GlobalSettings, quotes, settings } from '@overland/contracts';
import { Clock } from '@overland/service-kit';
import {
  aSession,
  FixedClock,
  startTestService,
  type TestService,
  tokenFor,
} from '@overland/service-kit/testing';
import { quoting } from '../index.js';
import { aPlainPortal, aQuoteRequest, replicate } from '../testing/builders.js';

const clock = new FixedClock(new Date('2026-11-20T20:05:00Z'));
const lone = aPlainPortal();
const discounting = aPlainPortal({
  companyName: 'Northgate Relocation',
  displayDiscountOption: true,
  portalAdminDiscount: 500,
});
const user = aSession({ role: 'User', portalId: lone._id });
const admin = aSession({ role: 'Admin', portalId: lone._id });
const mcAdmin = aSession({ role: 'MCAdmin' });
const dana = aSession({ role: 'MCAdmin', isSuperAdmin: true });

let service: TestService;
beforeAll(async () => {
  service = await startTestService(quoting, { overrides: [[Clock, clock]] });
  await replicate(service, lone, discounting);
});
afterAll(() => service.close());

async function read(): Promise<GlobalSettings> {
  return (await service.call(settings.get, { as: dana })).body;
}

/** The settings in force as a change, with these differences. */
async function aChange(changes: Partial<GlobalSettings> = {}) {
  const { warnings, ...document } = await read();
  return { ...document, ...changes };
}

/** Without the version, as sent for warnings before saving. */
const formOf = ({ serviceLevels, holidays, defaultSheet }: Omit<GlobalSettings, 'warnings'>) => ({
  serviceLevels,
  holidays,
  defaultSheet,
});

const put = (body: object, headers = {}) => service.call(settings.update, { as: dana, body, headers });
const trail = () =>
  service.dataSource.query<Record<string, unknown>[]>('select * from settings_changes order by id');

function withPercent(levels: GlobalSettings['serviceLevels'], ...percents: number[]) {
  return levels.map((level, at) => ({ ...level, adjustmentPercent: percents[at] ?? 0 }));
}

describe('who reads what of the settings', () => {
  it.each([
    ['a User', user],
    ['an Admin', admin],
    ['an MCAdmin', mcAdmin],
    ['a User with the flag of a super admin', { ...user, isSuperAdmin: true }],
  ])('%s reads levels and holidays alone', async (_who, as) => {
    const { status, body } = await service.call(settings.get, { as });
    expect([status, Object.keys(body).sort()]).toEqual([200, ['holidays', 'serviceLevels']]);
  });

  it('the super admin reads sheet, version and warnings too', async () => {
    expect(await read()).toMatchObject({
      version: expect.any(Number),
      defaultSheet: { bands: expect.any(Array) },
      warnings: [],
    });
  });
});

describe('the holidays', () => {
  it('are told to other services, as they are now, and to no user by that way', async () => {
    const { status, body } = await service.call(settings.holidays, { as: 'service' });
    expect({ status, body }).toEqual({ status: 200, body: (await read()).holidays });
    expect((await service.call(settings.holidays, { as: dana })).status).toBe(401);
  });
});

describe('who changes the settings', () => {
  it.each([
    ['nobody', null, 401],
    ['a User', user, 403],
    ['an Admin', admin, 403],
    ['an MCAdmin', mcAdmin, 403],
    ['a User with the flag of a super admin', { ...user, isSuperAdmin: true }, 403],
  ])('%s does not', async (_who, as, status) => {
    const body = await aChange({ holidays: [] });
    const calls = [
      service.call(settings.update, { as, body: { ...body, role: 'MCAdmin' } }),
      service.call(settings.saveModel, { as, body: { make: 'Honda', model: 'Accord', pricingClass: 'Van' } }),
      service.call(settings.removeModel, { as, query: { make: 'Honda', model: 'Accord' } }),
      service.call(settings.importMakes, {
        as,
        body: { csv: 'make,model,class', mode: 'replace', isPreview: false },
      }),
      service.call(settings.exportMakes, { as }),
      service.call(settings.history, { as }),
      service.call(settings.warnings, { as, body: formOf(body) }),
    ];
    expect((await Promise.all(calls)).map((reply) => reply.status)).toEqual(calls.map(() => status));
    expect((await read()).version).toBe(body.version);
  });

  it('the role in the body is taken and means nothing', async () => {
    const body = await aChange();
    expect((await put({ ...body, role: 'User' })).status).toBe(200);
  });
});

describe('a change of the settings', () => {
  it('prices new quotes, and leaves the price of an old one as it was', async () => {
    const old = await service.call(quotes.create, { as: user, body: aQuoteRequest() });
    const before = await aChange();
    const changed = await put({
      ...before,
      serviceLevels: withPercent(before.serviceLevels, 0, -5, -10, -20),
    });
    expect(changed).toMatchObject({ status: 200, body: { version: before.version + 1 } });
    const fresh = await service.call(quotes.create, { as: user, body: aQuoteRequest() });
    const kept = await service.call(quotes.get, { as: user, params: { quoteId: old.body._id } });
    // 850 miles: $947 at level 1, 15 and 20 percent less at level 7.
    expect(old.body.totalPricing['7'].totalOpenTransportPortal).toBe(805);
    expect(fresh.body.totalPricing['7'].totalOpenTransportPortal).toBe(758);
    expect(kept.body.totalPricing).toEqual(old.body.totalPricing);
    await put({ ...(await aChange()), serviceLevels: before.serviceLevels });
  });

  it('writes who, when, from where, and the old and new of what differs', async () => {
    const before = await aChange();
    const defaultSheet = { ...before.defaultSheet, enclosedSurcharge: 460.5 };
    await put({ ...before, defaultSheet });
    expect((await trail()).at(-1)).toMatchObject({
      action: 'settings.changed',
      user_id: dana.userId,
      at: clock.now(),
      address: expect.any(String),
      before: { defaultSheet: before.defaultSheet },
      after: { defaultSheet },
    });
  });

  it('T35: tells the audit trail who, from where, old and new, once for each change', async () => {
    const told = (await service.outbox()).filter(({ type }) => type === 'settings.audited');
    expect(told).toHaveLength((await trail()).length);
    expect(told.at(-1)?.payload).toMatchObject({
      action: 'settings.changed',
      actorId: dana.userId,
      portalId: null,
      address: '127.0.0.1',
      changes: [expect.objectContaining({ what: expect.any(String) })],
    });
  });

  it.each(['delete from settings_changes', `update settings_changes set action = ''`])(
    'the trail refuses "%s" to the role of the service',
    async (sql) => {
      await expect(service.dataSource.query(sql)).rejects.toThrow('permission denied');
    },
  );

  it('on another version than the one in force is refused, and changes nothing', async () => {
    const before = await aChange();
    await put({ ...before, holidays: before.holidays.slice(1) });
    const late = await put({ ...before, holidays: before.holidays.slice(2) });
    expect(late).toMatchObject({
      status: 409,
      body: { code: 'conflict', details: { version: before.version + 1 } },
    });
    expect((await read()).holidays).toEqual(before.holidays.slice(1));
  });

  it('twice at the same time is one change with its key, and one without', async () => {
    for (const headers of [{ 'idempotency-key': randomUUID() }, {}]) {
      const before = await aChange();
      const body = { ...before, holidays: before.holidays.slice(1) };
      const replies = await Promise.all([put(body, headers), put(body, headers)]);
      expect(replies.map((reply) => [reply.status, reply.body.version])).toEqual([
        [200, before.version + 1],
        [200, before.version + 1],
      ]);
    }
  });

  it('by two people at the same time is one change and one conflict', async () => {
    const before = await aChange();
    const replies = await Promise.all([
      put({ ...before, holidays: before.holidays.slice(1) }),
      put({ ...before, holidays: before.holidays.slice(2) }),
    ]);
    expect(replies.map((reply) => reply.status).sort()).toEqual([200, 409]);
    expect((await read()).version).toBe(before.version + 1);
  });

  it('to what is stored already is none', async () => {
    const before = await aChange();
    const count = (await trail()).length;
    expect((await put({ ...before, version: 1 })).body.version).toBe(before.version);
    expect(await trail()).toHaveLength(count);
  });

  it('sorts holidays, merges duplicates, and keeps past ones and weekends', async () => {
    const before = await aChange();
    const holidays = [
      { date: '2027-01-01', name: "New Year's Day" },
      { date: '2019-12-25', name: 'Christmas Day' },
      { date: '2026-12-26', name: 'Closed' },
      { date: '2019-12-25', name: 'Christmas Day' },
    ];
    const { body } = await put({ ...before, holidays });
    expect(body.holidays.map(({ date }: { date: string }) => date)).toEqual([
      '2019-12-25',
      '2026-12-26',
      '2027-01-01',
    ]);
    await put({ ...(await aChange()), holidays: before.holidays });
  });

  it.each<[string, (before: GlobalSettings) => object, string]>([
    ['three levels', ({ serviceLevels }) => ({ serviceLevels: serviceLevels.slice(1) }), 'serviceLevels'],
    [
      'a level twice',
      ({ serviceLevels: [first, , third, fourth] }) => ({ serviceLevels: [first, first, third, fourth] }),
      'serviceLevels',
    ],
    [
      'a slower level above 0',
      ({ serviceLevels }) => ({ serviceLevels: withPercent(serviceLevels, 10, 5, 0, 0) }),
      'serviceLevels.1.adjustmentPercent',
    ],
    [
      'a slower level that costs more than a faster one',
      ({ serviceLevels }) => ({ serviceLevels: withPercent(serviceLevels, 0, -10, -5, -15) }),
      'serviceLevels.2.adjustmentPercent',
    ],
    [
      'a percentage of three decimals',
      ({ serviceLevels }) => ({ serviceLevels: withPercent(serviceLevels, 0, -0.125, -5, -15) }),
      'serviceLevels.1.adjustmentPercent',
    ],
    [
      'a percentage below -100',
      ({ serviceLevels }) => ({ serviceLevels: withPercent(serviceLevels, 0, -5, -10, -100.01) }),
      'serviceLevels.3.adjustmentPercent',
    ],
    [
      'a level without a name',
      ({ serviceLevels }) => ({ serviceLevels: serviceLevels.map((level) => ({ ...level, name: ' ' })) }),
      'serviceLevels.0.name',
    ],
    [
      'a day that does not exist',
      () => ({ holidays: [{ date: '2027-02-29', name: 'Leap' }] }),
      'holidays.0.date',
    ],
    ['a holiday without a name', () => ({ holidays: [{ date: '2027-03-01', name: '' }] }), 'holidays.0.name'],
    [
      'a day with two names',
      () => ({
        holidays: [
          { date: '2027-03-01', name: 'One' },
          { date: '2027-03-01', name: 'Two' },
        ],
      }),
      'holidays.1.date',
    ],
    [
      'ten bands',
      ({ defaultSheet }) => ({ defaultSheet: { ...defaultSheet, bands: defaultSheet.bands.slice(1) } }),
      'defaultSheet.bands',
    ],
    [
      'a band of $0',
      ({ defaultSheet }) => ({
        defaultSheet: { ...defaultSheet, bands: [0, ...defaultSheet.bands.slice(1)] },
      }),
      'defaultSheet.bands.0',
    ],
    [
      'a negative surcharge',
      ({ defaultSheet }) => ({ defaultSheet: { ...defaultSheet, vanClassSurcharge: -1 } }),
      'defaultSheet.vanClassSurcharge',
    ],
    ['a key that is not known', () => ({ makes: [] }), 'makes'],
  ])('with %s is refused at its field', async (_what, changes, path) => {
    const before = await read();
    const { status, body } = await put({ ...(await aChange()), ...changes(before) });
    expect([status, body.errors?.[0]?.path]).toEqual([400, path]);
    expect((await read()).version).toBe(before.version);
  });
});

/** Names of columns and of traps (T4); `role` is accepted and ignored. */
const hostile = [
  ...['isSuperAdmin', 'is_super_admin', 'portalId', 'portal_id', 'portal', 'status', 'userId', 'user_id'],
  ...['createdBy', 'created_by', 'bookedBy', 'isPremium', 'isPublic', 'isCustomerPortal', 'discount', 'id'],
  ...[
    'portalAdminDiscount',
    'companyTariff',
    'companyName',
    'createdAt',
    'pricedAt',
    'expiresAt',
    'isExpired',
  ],
  ...[
    '__proto__',
    'constructor',
    'prototype',
    'price',
    'pricing',
    'totalPricing',
    'calculatedQuotes',
    'miles',
  ],
  ...[
    'transitTime',
    'uniqueId',
    '_id',
    'orderId',
    'paid',
    'sdStatus',
    'password_hash',
    'default_sheet',
    'warnings',
  ],
];

describe(`T4: ${hostile.length} hostile keys`, () => {
  it('are refused at every level of the document and in a model, and store nothing', async () => {
    const before = await aChange();
    const text = JSON.stringify(before);
    const count = (await trail()).length;
    const opens = ['{"serviceLevels":[{', '"holidays":[{', '"defaultSheet":{'];
    const inject = (key: string, at: string) =>
      text.replace(at, () => `${at}${JSON.stringify(key)}:{"isSuperAdmin":true},`);
    for (const key of hostile) {
      const bodies = ['{', ...opens].map((at) => inject(key, at));
      const model = `{"make":"Zeekr","model":"001","pricingClass":"Sedan",${JSON.stringify(key)}:1}`;
      const statuses = await Promise.all([
        ...bodies.map((body) => send('PUT', '/settings', body)),
        send('POST', '/makes/models', model),
      ]);
      expect([key, ...statuses]).toEqual([key, 400, 400, 400, 400, 400]);
    }
    expect(await trail()).toHaveLength(count);
  });

  /** The body as text: `__proto__` cannot be set on an object of ours. */
  async function send(method: 'PUT' | 'POST', url: string, payload: string): Promise<number> {
    const headers = {
      authorization: `JWT ${tokenFor(dana, clock.now())}`,
      'content-type': 'application/json',
    };
    return (await service.app.inject({ method, url, headers, payload })).statusCode;
  }
});

describe('warnings', () => {
  async function warningsOf(changes: (before: GlobalSettings) => Partial<GlobalSettings>) {
    const before = await aChange();
    const { status, body } = await put({ ...before, ...changes({ ...before, warnings: [] }) });
    const { version } = await read();
    await put({ ...before, version });
    return [status, body.warnings.map(({ code }: { code: string }) => code)];
  }

  it('warn of a band below the previous one, and save it', async () => {
    const bands = [650, 600, 947, 947, 1198, 1300, 1500, 1500, 1650, 1800, 2150];
    expect(await warningsOf(({ defaultSheet }) => ({ defaultSheet: { ...defaultSheet, bands } }))).toEqual([
      200,
      ['bandBelowPrevious'],
    ]);
  });

  it('warn of companies whose discount is above the lowest price', async () => {
    const bands = [400, 810, 947, 947, 1198, 1300, 1500, 1500, 1650, 1800, 2150];
    expect(await warningsOf(({ defaultSheet }) => ({ defaultSheet: { ...defaultSheet, bands } }))).toEqual([
      200,
      ['discountTooHigh'],
    ]);
  });

  it('warn that a level with a discount of 100 % has no price', async () => {
    const [status, codes] = await warningsOf(({ serviceLevels }) => ({
      serviceLevels: withPercent(serviceLevels, 0, -5, -10, -100),
    }));
    expect([status, codes]).toEqual([200, expect.arrayContaining(['noPrice'])]);
  });

  it('warn that the holidays end within the next twelve months', async () => {
    expect(
      await warningsOf(({ holidays }) => ({ holidays: holidays.filter(({ date }) => date < '2027-09-01') })),
    ).toEqual([200, ['holidaysEndSoon']]);
  });
});

describe('warnings of what is not saved yet', () => {
  it('are those that the same settings would be saved with, and nothing is saved', async () => {
    const form = formOf(await aChange());
    const bands = [650, 600, 947, 947, 1198, 1300, 1500, 1500, 1650, 1800, 2150];
    const body = { ...form, defaultSheet: { ...form.defaultSheet, bands } };
    const { version } = await read();
    const asked = await service.call(settings.warnings, { as: dana, body });
    expect([asked.status, (await read()).version]).toEqual([200, version]);
    const saved = await put({ ...body, version });
    expect(asked.body.warnings).toEqual(saved.body.warnings);
    expect(asked.body.warnings).toHaveLength(1);
    await put({ ...form, version: version + 1 });
  });

  it('are not given for settings that could not be saved', async () => {
    const form = formOf(await aChange());
    const body = { ...form, serviceLevels: form.serviceLevels.slice(1) };
    expect((await service.call(settings.warnings, { as: dana, body })).status).toBe(400);
  });
});

describe('the history', () => {
  const page = async (query: Record<string, string> = {}) =>
    (await service.call(settings.history, { as: dana, query })).body;

  it('shows who changed what, newest first', async () => {
    const form = formOf(await aChange());
    const { version } = await read();
    const defaultSheet = { ...form.defaultSheet, vanClassSurcharge: 175 };
    await put({ ...form, defaultSheet, version });
    await service.call(settings.saveModel, {
      as: dana,
      body: { make: 'Zeekr', model: '001', pricingClass: 'Sedan' },
    });
    const { rows, total } = await page();
    expect(rows.slice(0, 2)).toEqual([
      {
        _id: expect.any(String),
        at: clock.now().toISOString(),
        userId: dana.userId,
        action: 'model.added',
        changes: [{ what: 'Zeekr 001', from: null, to: 'Sedan' }],
        changeCount: 1,
      },
      expect.objectContaining({
        action: 'settings.changed',
        changes: [{ what: 'Van', from: '$150', to: '$175' }],
      }),
    ]);
    expect(total).toBe((await trail()).length);
    await put({ ...form, version: version + 1 });
  });

  it('comes in pages, each change once', async () => {
    const ids: string[] = [];
    let next: string | null = null;
    do {
      const query: Record<string, string> = next === null ? { limit: '2' } : { limit: '2', cursor: next };
      const { rows, next: following } = await page(query);
      expect(rows.length).toBeLessThanOrEqual(2);
      ids.push(...rows.map(({ _id }: { _id: string }) => _id));
      next = following;
    } while (next !== null);
    expect(ids).toEqual((await trail()).map(({ id }) => String(id)).reverse());
  });

  it('shows fifty models of a long import and counts the others', async () => {
    const models = Array.from({ length: 60 }, (_, at) => `Zeekr,Test ${at},Sedan`);
    const csv = ['make,model,class', ...models].join('\n');
    await service.call(settings.importMakes, { as: dana, body: { csv, mode: 'add', isPreview: false } });
    const [row] = (await page()).rows;
    expect([row.action, row.changes.length, row.changeCount]).toEqual(['makes.imported', 50, 60]);
  });

  it.each([{ limit: '0' }, { limit: '151' }, { cursor: '1 or 1=1' }, { cursor: '0' }])(
    'refuses %j',
    async (query) => {
      expect((await service.call(settings.history, { as: dana, query })).status).toBe(400);
    },
  );
});
