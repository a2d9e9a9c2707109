import { randomUUID } from 'node:crypto';
import { type QuoteImport, quoteImports, quotes } from '@overland/contracts';
import {
  aSession,
  bootTestApp,
  startTestService,
  type TestService,
  until,
} from '@overland/service-kit/testing';
import { quoting } from '../index.js';
import { aPlainPortal, replicate } from '../testing/builders.js';

const lone = aPlainPortal();
const north = aPlainPortal({ companyName: 'Northgate Relocation' });
const loneUser = aSession({ role: 'User', portalId: lone._id });
const northUser = aSession({ role: 'User', portalId: north._id });
const mcAdmin = aSession({ role: 'MCAdmin', portalId: randomUUID() });
const heading = 'customerFullName,pickup,delivery,make1,model1,operable1';
const good = (name: string) => `${name},"Dallas, TX","Denver, CO",Honda,Accord,Yes`;
const bad = '=cmd(),"Dallas, TX",Nowhere,Honda,Accord,Yes';

let service: TestService;
let worker: Awaited<ReturnType<typeof bootTestApp>>;

const startWorker = async () => {
  worker = await bootTestApp(quoting, { role: 'worker' });
};

beforeAll(async () => {
  service = await startTestService(quoting);
  await replicate(service, lone, north);
  await startWorker();
});
afterAll(async () => {
  await worker.close();
  await service.close();
});

const start = (
  lines: string[],
  { as = loneUser, ...changes }: { as?: typeof loneUser; portalId?: string } = {},
) =>
  service.call(quoteImports.start, {
    as,
    body: { fileName: 'moves.csv', csv: [heading, ...lines].join('\n'), ...changes },
  });
const get = (importId: string, as = loneUser) => service.call(quoteImports.get, { as, params: { importId } });

async function finished(importId: string): Promise<QuoteImport> {
  let found: QuoteImport | null = null;
  const isFinished = async () => {
    found = (await get(importId)).body;
    return found?.isFinished === true;
  };
  await until('the import is finished', isFinished, 25);
  if (!found) throw new Error('The import vanished.');
  return found;
}

describe('an import', () => {
  it('makes a Saved quote of every valid row and gives the reason for the others', async () => {
    const { body } = await start([good('Grace Lindqvist'), bad, good('Hugo Stern')]);
    expect(body).toMatchObject({ total: 3, fileName: 'moves.csv', companyName: 'Lone Star Motors' });
    const done = await finished(body._id);
    expect(done).toMatchObject({ total: 3, done: 2, failed: 1 });
    expect(done.rows[1]).toMatchObject({ line: 3, status: 'failed', quoteId: null });
    expect(done.rows[1]?.message).toContain('Delivery “Nowhere”: City, state selection required.');
    const [first] = done.rows;
    const quote = await service.call(quotes.get, { as: loneUser, params: { quoteId: first?.quoteId ?? '' } });
    expect(quote.body).toMatchObject({
      status: 'Saved',
      uniqueId: first?.uniqueId,
      customerFullName: 'Grace Lindqvist',
      portalId: lone._id,
    });
    expect(first?.price).toBe(quote.body.totalPricing['1'].totalOpenTransportPortal);
  });

  it('resumes where it was interrupted, and makes no quote twice', async () => {
    const names = Array.from({ length: 60 }, (_, at) => `Resumed ${at}`);
    const { body } = await start(names.map(good));
    await until('some are done', async () => (await get(body._id)).body.done > 0);
    await worker.close();
    expect((await get(body._id)).body.isFinished).toBe(false);
    await startWorker();
    expect((await finished(body._id)).done).toBe(60);
    const { body: found } = await service.call(quotes.list, {
      as: loneUser,
      body: { searchText: 'Resumed' },
    });
    const made: string[] = found.rows.map((row: { customerFullName: string }) => row.customerFullName);
    expect(made.sort()).toEqual(names.sort());
  });

  it('refuses the file as a whole where its heading is wrong', async () => {
    const reply = await service.call(quoteImports.start, {
      as: loneUser,
      body: { fileName: 'x.csv', csv: 'a,b\n1,2' },
    });
    expect(reply).toMatchObject({ status: 400, body: { code: 'invalid' } });
  });

  it('gives back the refused rows with their reasons, harmless to a spreadsheet', async () => {
    const { body } = await start([good('Fine'), bad]);
    await finished(body._id);
    const file = await service.call(quoteImports.failed, { as: loneUser, params: { importId: body._id } });
    expect(file.headers['content-type']).toContain('text/csv');
    const lines = file.raw.toString().trim().split('\r\n');
    expect(lines).toHaveLength(2);
    expect(lines[1]).toMatch(/^"?'=cmd\(\)/);
    expect(lines[1]).toContain('City, state selection required.');
  });

  it('requires an MCAdmin to choose the company, and ignores the choice of others', async () => {
    expect((await start([good('A')], { as: mcAdmin })).status).toBe(400);
    const chosen = await start([good('A')], { as: mcAdmin, portalId: north._id });
    expect(chosen.body.portalId).toBe(north._id);
    const own = await start([good('B')], { as: loneUser, portalId: north._id });
    expect(own.body.portalId).toBe(lone._id);
  });

  it('is seen by its own company alone', async () => {
    const { body } = await start([good('Secret')]);
    expect((await get(body._id, northUser)).status).toBe(404);
    const listed = await service.call(quoteImports.list, { as: northUser, query: {} });
    expect(listed.body.map(({ _id }: { _id: string }) => _id)).not.toContain(body._id);
    expect(
      (await service.call(quoteImports.failed, { as: northUser, params: { importId: body._id } })).status,
    ).toBe(404);
  });
});
