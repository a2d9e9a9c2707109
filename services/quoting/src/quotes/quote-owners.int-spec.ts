import { randomUUID } from 'node:crypto';
import {
  type Quote,
  type QuoteFact,
  type QuoteRow,
  quotes,
  type Role,
  type Session,
} from '@overland/contracts';
import { systemScope, withPortal } from '@overland/service-kit';
import { startTestService, storePerson, type TestService } from '@overland/service-kit/testing';
import { quoting } from '../index.js';
import { TellOwners1800000000081 } from '../migrations/1800000000081-tell-owners.js';
import { aPlainPortal, aQuoteRequest, replicate } from '../testing/builders.js';

const lone = aPlainPortal();
const north = aPlainPortal({ companyName: 'Northgate Relocation' });
let service: TestService;
beforeAll(async () => {
  service = await startTestService(quoting);
  await replicate(service, lone, north);
});
afterAll(() => service.close());

const person = (firstName: string, role: Role, portalId = lone._id, status = 'Active') =>
  storePerson(service, { firstName, role, portalId, status });
const aQuoteOf = async (as: Session): Promise<Quote> =>
  (await service.call(quotes.create, { as, body: { ...aQuoteRequest(), portalId: lone._id } })).body;
const nobody = { userId: null };
const handOver = (
  quoteIds: string[],
  { userId: ownerId }: Pick<Session, 'userId'> | typeof nobody,
  as: Session,
) => service.call(quotes.handOver, { body: { quoteIds, ownerId }, as });
const refusal = async (...call: Parameters<typeof handOver>) =>
  (await handOver(...call)).body.refused[0]?.message;
const list = async (as: Session, body: Record<string, unknown> = {}) =>
  (await service.call(quotes.list, { body, as })).body.rows.map(({ uniqueId, ownerName }: QuoteRow) => [
    uniqueId,
    ownerName,
  ]);
const get = async ({ _id: quoteId }: Quote, as: Session) =>
  (await service.call(quotes.get, { params: { quoteId }, as })).body;

it('belongs to whoever made it, and is found by that', async () => {
  const [lee, kim] = [await person('Lee', 'User'), await person('Kim', 'User')];
  const quote = await aQuoteOf(lee);
  expect(quote.ownerId).toBe(lee.userId);
  expect(await list(lee, { owner: 'mine' })).toEqual([[quote.uniqueId, 'Lee']]);
  expect(await list(kim, { owner: lee.userId })).toEqual([[quote.uniqueId, 'Lee']]);
  expect(await list(kim, { owner: 'mine' })).toEqual([]);
});

it('is handed over by its owner or an administrator, once, and the audit trail hears of it', async () => {
  const [lee, kim, admin] = [
    await person('Lee', 'User'),
    await person('Kim', 'User'),
    await person('Ann', 'Admin'),
  ];
  const quote = await aQuoteOf(lee);
  expect(await refusal([quote._id], kim, kim)).toBe(
    'Only its owner or an administrator hands this quote over.',
  );
  expect((await handOver([quote._id, quote._id], kim, lee)).body.done).toEqual([
    { quoteId: quote._id, uniqueId: quote.uniqueId },
  ]);
  expect((await handOver([quote._id], kim, admin)).body.refused).toEqual([]);
  expect((await get(quote, admin)).ownerId).toBe(kim.userId);
  const told = await service.outbox();
  const facts = told
    .map(({ payload }) => payload as QuoteFact)
    .filter(({ version, quoteId }) => version > 0 && quoteId === quote._id);
  expect(facts).toMatchObject([
    { version: 1, ownerId: lee.userId },
    { version: 2, ownerId: kim.userId },
  ]);
  const notes = told.filter(({ type }) => type === 'quote.audited');
  expect(notes.map(({ payload }) => payload)).toMatchObject([
    {
      action: 'quote.handedOver',
      actorId: lee.userId,
      portalId: lone._id,
      subject: `Quote #${quote.uniqueId}`,
      changes: [{ what: 'Owner', from: 'Lee', to: 'Kim' }],
    },
  ]);
});

it('is given back by a User who gave it away, within a minute and to the owner of before alone', async () => {
  const [lee, kim, pat] = [
    await person('Lee', 'User'),
    await person('Kim', 'User'),
    await person('Pat', 'User'),
  ];
  const quote = await aQuoteOf(lee);
  const refused = 'Only its owner or an administrator hands this quote over.';
  await handOver([quote._id], kim, lee);
  expect(await refusal([quote._id], pat, lee)).toBe(refused);
  expect(await refusal([quote._id], lee, pat)).toBe(refused);
  expect((await handOver([quote._id], lee, lee)).body.done).toHaveLength(1);
  expect((await get(quote, lee)).ownerId).toBe(lee.userId);
  await handOver([quote._id], kim, lee);
  await withPortal(service.dataSource, systemScope, (manager) =>
    manager.query(
      `update quotes set handed_over = jsonb_set(handed_over, '{until}', '"2020-01-01T00:00:00Z"') where id = $1`,
      [quote._id],
    ),
  );
  expect(await refusal([quote._id], lee, lee)).toBe(refused);
});

it('goes to nobody of another company, and to the provider’s staff by these alone, whose names a company does not read', async () => {
  const [admin, dana] = [await person('Ann', 'Admin'), await person('Dana', 'MCAdmin', randomUUID())];
  const stranger = await person('Stranger', 'Admin', north._id);
  const gone = await person('Pat', 'User', lone._id, 'Archived');
  const quote = await aQuoteOf(admin);
  expect(await refusal([quote._id], stranger, stranger)).toBe('We could not find this quote.');
  for (const [to, as] of [
    [stranger, admin],
    [stranger, dana],
    [dana, admin],
  ] as const) {
    expect(await refusal([quote._id], to, as)).toBe('Please choose somebody of its company.');
  }
  expect(await refusal([quote._id], gone, dana)).toBe('Pat is archived. Please choose somebody else.');
  expect((await handOver([quote._id], dana, dana)).body.done).toHaveLength(1);
  expect((await list(admin))[0]).toEqual([quote.uniqueId, 'Overland']);
  expect((await list(dana, { portalId: lone._id }))[0]).toEqual([quote.uniqueId, 'Dana']);
});

it('is given back to nobody by whoever took it, and never taken from another so', async () => {
  const [lee, kim, admin] = [
    await person('Lee', 'User'),
    await person('Kim', 'User'),
    await person('Ann', 'Admin'),
  ];
  const quote = await aQuoteOf(admin);
  await handOver([quote._id], nobody, admin);
  await handOver([quote._id], lee, lee);
  expect(await refusal([quote._id], nobody, kim)).toMatch(/^Only its owner/);
  expect(await refusal([quote._id], nobody, lee)).toBeUndefined();
  expect((await get(quote, kim)).ownerId).toBeNull();
});

it('is handed over by two at once, one after the other', async () => {
  const [lee, kim, admin] = [
    await person('Lee', 'User'),
    await person('Kim', 'User'),
    await person('Ann', 'Admin'),
  ];
  const quote = await aQuoteOf(admin);
  await Promise.all([handOver([quote._id], lee, admin), handOver([quote._id], kim, admin)]);
  const { ownerId, version } = await get(quote, admin);
  expect([lee.userId, kim.userId]).toContain(ownerId);
  expect(version).toBe(quote.version + 2);
});

it('is told to reporting again, with all that reporting knows of it, where it was made before reporting heard of owners', async () => {
  const quote = await aQuoteOf(await person('Lee', 'User'));
  const told = async () =>
    (await service.outbox())
      .map(({ payload }) => payload as QuoteFact)
      .filter(({ quoteId, pickupState }) => quoteId === quote._id && pickupState);
  const queryRunner = service.dataSource.createQueryRunner();
  await queryRunner.startTransaction();
  await new TellOwners1800000000081().up(queryRunner);
  await queryRunner.commitTransaction();
  await queryRunner.release();
  const [first, again, ...more] = await told();
  expect(again).toEqual(first);
  expect(more).toEqual([]);
});
