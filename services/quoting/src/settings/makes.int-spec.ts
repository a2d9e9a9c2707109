import { quotes, settings, type VehicleMake } from '@overland/contracts';
import { aSession, startTestService, type TestService } from '@overland/service-kit/testing';
import { quoting } from '../index.js';
import { aPlainPortal, aQuoteRequest, replicate } from '../testing/builders.js';

const portal = aPlainPortal();
const user = aSession({ portalId: portal._id });
const dana = aSession({ role: 'MCAdmin', isSuperAdmin: true });

let service: TestService;
beforeAll(async () => {
  service = await startTestService(quoting);
  await replicate(service, portal);
});
afterAll(() => service.close());

const save = (make: string, model: string, pricingClass: string) =>
  service.call(settings.saveModel, { as: dana, body: { make, model, pricingClass } });
const remove = (make: string, model: string) =>
  service.call(settings.removeModel, { as: dana, query: { make, model } });
const importCsv = (csv: string, more: object = {}) =>
  service.call(settings.importMakes, {
    as: dana,
    body: { csv: `make,model,class\n${csv}`, mode: 'add', isPreview: false, ...more },
  });
const exportCsv = async () =>
  (await service.call(settings.exportMakes, { as: dana })).raw.toString().replace('\uFEFF', '');

async function classOf(make: string, model: string): Promise<string | undefined> {
  const { body }: { body: VehicleMake[] } = await service.call(settings.makes);
  return body.find((one) => one.make === make)?.models.find((one) => one.model === model)?.pricingClass;
}
const lastChange = async () =>
  (await service.dataSource.query('select * from settings_changes order by id desc limit 1'))[0];
const price = (make: string, model: string) =>
  service.call(quotes.create, {
    as: user,
    body: aQuoteRequest({ vehicleQuotes: [{ make, model, operableBool: true }] }),
  });

describe('GET /makes', () => {
  it('answers without signing in, to be asked about again and not sent again', async () => {
    const first = await service.call(settings.makes);
    const { etag } = first.headers;
    expect([first.status, first.headers['cache-control'], typeof etag]).toEqual([
      200,
      'public, no-cache',
      'string',
    ]);
    const second = await service.call(settings.makes, { headers: { 'if-none-match': String(etag) } });
    expect([second.status, second.raw.length, second.headers.etag]).toEqual([304, 0, etag]);
  });

  it('is sent again when the list has changed, with the earlier tag when it is as before', async () => {
    const { etag } = (await service.call(settings.makes)).headers;
    await save('Honda', 'Passport', 'Van');
    const changed = await service.call(settings.makes, { headers: { 'if-none-match': `W/"x", ${etag}` } });
    expect([changed.status, changed.headers.etag === etag]).toEqual([200, false]);
    await save('Honda', 'Passport', 'SUV');
    expect((await service.call(settings.makes)).headers.etag).toBe(etag);
  });

  it('ends every make with its Other entries, and the list with the make Other', async () => {
    const { body }: { body: VehicleMake[] } = await service.call(settings.makes);
    expect(body.length).toBeGreaterThan(70);
    for (const { models } of body) {
      expect(models.slice(-5).every(({ model }) => model.startsWith('Other ('))).toBe(true);
    }
    expect([body.at(-1)?.make, body.at(-1)?.models.length]).toEqual(['Other', 5]);
  });
});

describe('a model', () => {
  it('that is added can be quoted, by its class', async () => {
    expect((await price('Lucid', 'Gravity X')).status).toBe(400);
    expect((await save('LUCID', 'Gravity X', 'SUV')).body).toEqual({ change: 'added' });
    expect(await classOf('Lucid', 'Gravity X')).toBe('SUV');
    expect((await price('Lucid', 'Gravity X')).body.vehicleQuotes[0]).toMatchObject({ pricingClass: 'SUV' });
    expect(await lastChange()).toMatchObject({
      action: 'model.added',
      user_id: dana.userId,
      before: null,
      after: { make: 'Lucid', model: 'Gravity X', pricingClass: 'SUV' },
    });
  });

  it('that changes its class leaves old quotes as they were', async () => {
    const old = await price('Honda', 'Accord');
    expect((await save('honda', 'accord', 'Van')).body).toEqual({ change: 'changed' });
    expect(await lastChange()).toMatchObject({
      action: 'model.changed',
      before: { pricingClass: 'Sedan' },
      after: { pricingClass: 'Van' },
    });
    const { body } = await service.call(quotes.get, { as: user, params: { quoteId: old.body._id } });
    expect(body.vehicleQuotes).toEqual(old.body.vehicleQuotes);
    const fresh = await price('Honda', 'Accord');
    expect(fresh.body.vehicleQuotes[0].price - old.body.vehicleQuotes[0].price).toBe(150);
    expect((await save('Honda', 'Accord', 'Sedan')).body).toEqual({ change: 'changed' });
    expect((await save('Honda', 'Accord', 'Sedan')).body).toEqual({ change: 'none' });
  });

  it('that is removed can no longer be quoted, and is removed once', async () => {
    const old = await price('Honda', 'Fit');
    expect((await remove('Honda', 'Fit')).body).toEqual({ isRemoved: true });
    expect((await remove('Honda', 'Fit')).body).toEqual({ isRemoved: false });
    expect((await price('Honda', 'Fit')).status).toBe(400);
    const { status } = await service.call(quotes.get, { as: user, params: { quoteId: old.body._id } });
    expect(status).toBe(200);
    await save('Honda', 'Fit', 'Sedan');
  });

  it('is not looked for under a name that none can have', async () => {
    const names: [string, string][] = [
      ['x'.repeat(61), 'Fit'],
      ['Honda', 'x'.repeat(61)],
      ['', 'Fit'],
      ['Honda', ' '],
    ];
    for (const name of names) expect(await remove(...name)).toMatchObject({ status: 400 });
    expect(await remove('x'.repeat(60), 'y'.repeat(60))).toMatchObject({ body: { isRemoved: false } });
  });

  it.each([
    ['Other', 'Car', 'Sedan', 'make'],
    ['Honda', 'Other (SUV)', 'SUV', 'model'],
    ['Honda', 'other (suv) x', 'SUV', 'model'],
    ['Honda', 'Two\tcolumns', 'SUV', 'model'],
    ['Honda', ' ', 'SUV', 'model'],
    ['Honda', 'Accord', 'Coupe', 'pricingClass'],
  ])('%s %s of class %s is refused', async (make, model, pricingClass, path) => {
    const { status, body } = await save(make, model, pricingClass);
    expect([status, body.errors?.[0]?.path]).toEqual([400, path]);
  });

  it('that is built in is not removed', async () => {
    expect((await remove('Honda', 'Other (SUV)')).body).toEqual({ isRemoved: false });
    expect(await classOf('Honda', 'Other (SUV)')).toBe('SUV');
  });

  it('added twice at the same time is one', async () => {
    const replies = await Promise.all([save('Zeekr', '001', 'Sedan'), save('zeekr', '001', 'Sedan')]);
    expect(replies.map((reply) => reply.body.change).sort()).toEqual(['added', 'none']);
    await remove('Zeekr', '001');
  });
});

describe('an import', () => {
  it('previews without doing anything', async () => {
    const before = await exportCsv();
    const csv = 'Honda,Accord,Van\nZeekr,001,Sedan\nHonda,Civic,Sedan';
    const { body } = await importCsv(csv, { isPreview: true });
    expect(body).toMatchObject({ added: 1, changed: 1, removed: 0, errors: [], errorCount: 0 });
    expect(body.examples).toEqual(['Honda Accord becomes Van (was Sedan)', 'Zeekr 001 is added as Sedan']);
    expect(await exportCsv()).toBe(before);
  });

  it('with one wrong line does nothing of it', async () => {
    const before = await exportCsv();
    const csv = 'Zeekr,001,Sedan\nZeekr,X,Coupe';
    expect((await importCsv(csv, { isPreview: true })).body).toMatchObject({
      errorCount: 1,
      errors: [{ line: 3 }],
    });
    const { status, body } = await importCsv(csv);
    expect([status, body.message]).toEqual([400, expect.stringContaining('line 3')]);
    expect(await exportCsv()).toBe(before);
  });

  it('replaces the list and reports the changes; importing the export restores it', async () => {
    const before = await exportCsv();
    const count = before.trim().split('\r\n').length - 1;
    const only = await importCsv('Zeekr,001,Sedan', { mode: 'replace' });
    expect(only.body).toMatchObject({ added: 1, changed: 0, removed: count });
    const { body }: { body: VehicleMake[] } = await service.call(settings.makes);
    expect(body.map(({ make }) => make)).toEqual(['Zeekr', 'Other']);
    const { action, before: old, after } = await lastChange();
    expect([action, old.removed.length]).toEqual(['makes.imported', count]);
    expect(after.added).toEqual([{ make: 'Zeekr', model: '001', pricingClass: 'Sedan' }]);
    const back = await service.call(settings.importMakes, {
      as: dana,
      body: { csv: before, mode: 'replace', isPreview: false },
    });
    expect(back.body).toMatchObject({ added: count, removed: 1 });
    expect(await exportCsv()).toBe(before);
  });

  it('of another list than the preview saw is refused', async () => {
    const csv = 'Zeekr,001,Sedan';
    const { added, changed, removed } = (await importCsv(csv, { isPreview: true })).body;
    await save('Zeekr', '001', 'Sedan');
    const late = await importCsv(csv, { expected: { added, changed, removed } });
    expect([late.status, late.body.code]).toEqual([409, 'conflict']);
    await remove('Zeekr', '001');
  });

  it('of what is there already is no change', async () => {
    const before = await lastChange();
    expect((await importCsv('Honda,Civic,Sedan')).body).toMatchObject({ added: 0, changed: 0, removed: 0 });
    expect((await lastChange()).id).toBe(before.id);
  });

  it('of more models than the limit does nothing', async () => {
    const csv = Array.from({ length: 5_000 }, (_, at) => `Zeekr,${at},Sedan`).join('\n');
    const { status, body } = await importCsv(csv);
    expect([status, body.message]).toEqual([400, 'The list can hold 5,000 models.']);
    expect(await classOf('Zeekr', '1')).toBeUndefined();
  });

  it('of more than 200,000 characters is refused, and of more than 256 KB not read', async () => {
    expect((await importCsv('x'.repeat(200_000))).status).toBe(400);
    expect((await importCsv('x'.repeat(300_000))).status).toBe(413);
  });
});

describe('an export', () => {
  it('is a file in which no name is a formula', async () => {
    await save('Honda', '=HYPERLINK("http://evil.example","x")', 'Sedan');
    const reply = await service.call(settings.exportMakes, { as: dana });
    expect(reply.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(reply.headers['content-disposition']).toBe('attachment; filename="makes-and-models.csv"');
    const text = reply.raw.toString();
    expect(text).toContain(`"'=HYPERLINK(""http`);
    expect(text).not.toMatch(/(^|,|\n)"?[=+@]/);
    await remove('Honda', '=HYPERLINK("http://evil.example","x")');
  });
});
