import { randomUUID } from 'node:crypto';
import { type PortalRecord, type Session, type SurveyResults, surveys } from '@overland/contracts';
import { Clock, FixedClock, withPortal } from '@overland/service-kit';
import { aSession, startTestService, type TestService } from '@overland/service-kit/testing';
import { reporting } from '../index.js';
import { SurveysTestBed } from '../testing/surveys-test-bed.js';

const clock = new FixedClock(new Date('2026-11-23T15:00:00Z'));
let service: TestService;
let bed: SurveysTestBed;
let ours: PortalRecord;
let theirs: PortalRecord;
let numbers: { answered: number; open: number; theirs: number };

beforeAll(async () => {
  service = await startTestService(reporting, { overrides: [[Clock, clock]] });
  bed = new SurveysTestBed(service);
  ours = await bed.aPortal({ companyName: 'Riverside Motors' });
  theirs = await bed.aPortal({ companyName: 'Northgate Relocation' });
  const first = await answered(ours, { driver: 4, driverDetail: 'On time.' });
  await answered(ours, { driver: 5, communications: 1, additionalFeedback: 'Saturdays, please.' });
  const other = await answered(theirs, { driver: 1, driverDetail: 'Of another portal.' });
  const open = await bed.anOrder({ portalId: ours._id });
  numbers = { answered: first.uniqueId, open: open.uniqueId, theirs: other.uniqueId };
});
afterAll(() => service.close());

async function answered(portal: PortalRecord, answers: Parameters<SurveysTestBed['answer']>[1]) {
  clock.advanceSeconds(60);
  const order = await bed.anOrder({ portalId: portal._id });
  expect((await bed.answer(order, answers)).status).toBe(200);
  return order;
}
const staff = () => aSession({ role: 'MCAdmin' });
const admin = () => aSession({ role: 'Admin', portalId: ours._id });
const question = (results: SurveyResults, id: string) => results.questions.find((each) => each.id === id);
const notFound = { status: 404, body: { message: 'We could not find what you asked for.' } };

describe('survey results', () => {
  it('are each question with its average, its counts and its responses, newest first', async () => {
    const { status, body } = await service.call(surveys.ofPortal, {
      as: staff(),
      params: { portalId: ours._id },
    });
    expect(status).toBe(200);
    expect(body.surveys).toBe(2);
    expect(body.questions.map(({ id }: { id: string }) => id)).toEqual([
      'communications',
      'driver',
      'recommend',
      'additionalFeedback',
    ]);
    expect(question(body, 'driver')).toMatchObject({
      text: 'Your driver',
      average: 4.5,
      counts: [0, 0, 0, 1, 1],
      responses: [
        {
          uniqueId: numbers.answered,
          companyName: 'Riverside Motors',
          rating: 4,
          explanation: 'On time.',
          customerFirstName: 'Grace',
        },
      ],
      next: null,
    });
    expect(question(body, 'communications')).toMatchObject({ average: 2.5, responses: [] });
    expect(question(body, 'additionalFeedback')).toMatchObject({
      average: null,
      counts: [],
      responses: [{ rating: null, explanation: 'Saturdays, please.' }],
    });
  });

  it('are those of all portals for MCAdmin, and of the own one for an Admin, whatever is asked', async () => {
    const { body } = await service.call(surveys.list, { as: staff() });
    expect(body.surveys).toBe(3);
    expect(question(body, 'driver')).toMatchObject({ average: 3.3, counts: [1, 0, 0, 1, 1] });
    const own = await service.call(surveys.list, { as: admin() });
    expect(own.body.surveys).toBe(2);
    const asked = await service.call(surveys.get, {
      as: admin(),
      params: { questionId: 'driver' },
      query: { portalId: theirs._id },
    });
    expect(asked.body.counts).toEqual([0, 0, 0, 1, 1]);
    for (const answer of [body, own.body, asked.body]) {
      expect(JSON.stringify(answer).includes('Of another portal.')).toBe(answer === body);
    }
  });

  it('are those of some days where it is asked, for each list and each page', async () => {
    const on = async (from: string, to: string) => {
      const query = { from, to };
      const all = await service.call(surveys.list, { as: staff(), query });
      const own = await service.call(surveys.ofPortal, {
        as: staff(),
        params: { portalId: ours._id },
        query,
      });
      const one = await service.call(surveys.get, {
        as: admin(),
        params: { questionId: 'driver' },
        query,
      });
      return [all.body.surveys, own.body.surveys, one.body.counts, one.body.responses.length];
    };
    expect(await on('2026-11-23', '2026-11-23')).toEqual([3, 2, [0, 0, 0, 1, 1], 1]);
    expect(await on('2026-11-24', '2026-11-30')).toEqual([0, 0, [0, 0, 0, 0, 0], 0]);
    expect(await on('2026-11-01', '2026-11-22')).toEqual([0, 0, [0, 0, 0, 0, 0], 0]);
  });

  it('of another portal and its orders are found by no Admin', async () => {
    const as = admin();
    const other = await service.call(surveys.ofPortal, { as, params: { portalId: theirs._id } });
    const unknown = await service.call(surveys.ofPortal, { as, params: { portalId: randomUUID() } });
    const order = await service.call(surveys.ofOrder, { as, params: { uniqueId: numbers.theirs } });
    for (const reply of [other, unknown, order]) expect(reply).toMatchObject(notFound);
    const own = await service.call(surveys.ofPortal, { as, params: { portalId: ours._id } });
    expect(own.body.surveys).toBe(2);
  });

  it('of one order are found by its number; without a survey they are empty', async () => {
    const as = admin();
    const found = await service.call(surveys.ofOrder, { as, params: { uniqueId: numbers.answered } });
    expect(found.body.surveys).toBe(1);
    expect(question(found.body, 'driver')).toMatchObject({ average: 4, counts: [0, 0, 0, 1, 0] });
    const open = await service.call(surveys.ofOrder, { as, params: { uniqueId: numbers.open } });
    expect(open.body).toMatchObject({ surveys: 0 });
    expect(question(open.body, 'driver')).toMatchObject({ average: null, counts: [0, 0, 0, 0, 0] });
    for (const uniqueId of [999_999_998, 'abc', '1e3', '-1']) {
      expect(await service.call(surveys.ofOrder, { as, params: { uniqueId } })).toMatchObject(notFound);
    }
  });

  it('of one order are those of the portal that an MCAdmin looks at, and nobody else chooses one', async () => {
    const ask = async (as: Session, uniqueId: number, portalId: string) =>
      (await service.call(surveys.ofOrder, { as, params: { uniqueId }, query: { portalId } })).status;
    expect(await ask(staff(), numbers.theirs, theirs._id)).toBe(200);
    expect(await ask(staff(), numbers.theirs, ours._id)).toBe(404);
    expect(await ask(admin(), numbers.theirs, theirs._id)).toBe(404);
    expect(await ask(admin(), numbers.answered, theirs._id)).toBe(200);
  });

  it('of a question are read page by page, each response once', async () => {
    const many = await bed.aPortal();
    // Some at the same moment: the survey's id decides between them.
    for (let index = 0; index < 45; index += 1) {
      if (index % 3 === 0) clock.advanceSeconds(1);
      const order = await bed.anOrder({ portalId: many._id });
      await bed.answer(order, { driverDetail: `Response ${index}` });
    }
    const seen: string[] = [];
    const sizes: number[] = [];
    let cursor: string | null = null;
    do {
      const query = { portalId: many._id, ...(cursor !== null && { cursor }) };
      const { body } = await service.call(surveys.get, {
        as: staff(),
        params: { questionId: 'driver' },
        query,
      });
      seen.push(...body.responses.map(({ explanation }: { explanation: string }) => explanation));
      sizes.push(body.responses.length);
      cursor = body.next;
    } while (cursor !== null);
    expect(sizes).toEqual([20, 20, 5]);
    expect(new Set(seen).size).toBe(45);
    expect(seen[44]).toMatch(/^Response [012]$/);
  });

  it('are counted as they come, also many at the same time, to what the answers themselves add up to', async () => {
    const busy = await bed.aPortal();
    const orders = [];
    for (let index = 0; index < 12; index += 1) orders.push(await bed.anOrder({ portalId: busy._id }));
    const replies = await Promise.all(
      [...orders, ...orders].map((order, index) => bed.answer(order, { driver: 1 + (index % 5) })),
    );
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(12);
    const { body } = await service.call(surveys.ofPortal, { as: staff(), params: { portalId: busy._id } });
    expect(body.surveys).toBe(12);
    const counted = await withPortal(service.dataSource, { portalId: busy._id }, (manager) =>
      manager.query<{ rating: number; count: number }[]>(
        `select rating, count(*)::int from survey_answers where question_id = 'driver' group by 1`,
      ),
    );
    const count = (rating: number) => counted.find((row) => row.rating === rating)?.count ?? 0;
    expect(question(body, 'driver')?.counts).toEqual([1, 2, 3, 4, 5].map(count));
  });

  it('are refused for an unknown question or cursor', async () => {
    const as = staff();
    for (const questionId of ['price', 'toString', '1', randomUUID()]) {
      expect((await service.call(surveys.get, { as, params: { questionId } })).status).toBe(404);
    }
    const query = { cursor: `' or 1=1 --` };
    expect((await service.call(surveys.get, { as, params: { questionId: 'driver' }, query })).status).toBe(
      400,
    );
  });

  it('are refused to the role User and without a session', async () => {
    const params = { uniqueId: numbers.answered, portalId: ours._id, questionId: 'driver' };
    for (const endpoint of Object.values(surveys)) {
      const as = aSession({ role: 'User', portalId: ours._id });
      expect((await service.call(endpoint, { as, params })).status).toBe(403);
      expect((await service.call(endpoint, { as: null, params })).status).toBe(401);
    }
  });
});
