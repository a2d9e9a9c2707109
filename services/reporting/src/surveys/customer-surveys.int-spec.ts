import { randomUUID } from 'node:crypto';
import {
  contactOf,
  customerSurveys,
  type OrderFact,
  type PortalRecord,
  surveyMessages,
} from '@overland/contracts';
import {
  Clock,
  FixedClock,
  linkKeyFrom,
  signOrderLink,
  systemScope,
  withPortal,
} from '@overland/service-kit';
import { LogRecorder, startTestService, type TestService, testKeys } from '@overland/service-kit/testing';
import { reporting } from '../index.js';
import { SurveysTestBed, someAnswers, tokenOf } from '../testing/surveys-test-bed.js';
import { SurveyAnswerEntity } from './survey-answer.entity.js';

const now = new Date('2026-11-23T15:00:00Z');
const log = new LogRecorder();
let service: TestService;
let bed: SurveysTestBed;
let portal: PortalRecord;
beforeAll(async () => {
  process.env.LOG_LEVEL = 'debug';
  service = await startTestService(reporting, { overrides: [[Clock, new FixedClock(now)]], logStream: log });
  bed = new SurveysTestBed(service);
  portal = await bed.aPortal({ timeZone: 'America/Chicago', companyName: 'Riverside Motors' });
});
afterAll(() => service.close());

const anOrder = (overrides: Partial<OrderFact> = {}) => bed.anOrder({ portalId: portal._id, ...overrides });
const open = (token: unknown) => service.call(customerSurveys.open, { body: { token } });
const answersOf = ({ portalId }: OrderFact) =>
  withPortal(service.dataSource, { portalId }, (manager) =>
    manager.getRepository(SurveyAnswerEntity).find({ order: { answeredAt: 'ASC', questionId: 'ASC' } }),
  );
const answeredEvents = async ({ orderId }: OrderFact) =>
  (await service.outbox()).filter(
    ({ type, payload }) => type === 'survey.answered' && (payload as { orderId: string }).orderId === orderId,
  );
const notValid = { code: 'linkExpired', message: 'This link is no longer valid.' };

describe('the page of a survey', () => {
  it('shows which order it is about and the questions, and nothing else', async () => {
    const order = await anOrder();
    const { status, body } = await open(tokenOf(order));
    expect(status).toBe(200);
    expect(body).toEqual({
      uniqueId: order.uniqueId,
      companyName: 'Riverside Motors',
      companyLogo: portal.companyLogo,
      isCustomerPortal: portal.isCustomerPortal,
      portal: { displayMCLogo: portal.displayMCLogo, accentColor: portal.accentColor },
      contact: contactOf(portal, { email: '', phone: '' }),
      pickupCity: 'Dallas',
      deliveryCity: 'Denver',
      // The evening before, where the company is.
      deliveredOn: '2026-11-19',
      firstName: 'Grace',
      vehicle: 'Honda',
      isAnswered: false,
      questions: [
        {
          id: 'communications',
          text: 'Our communication with you',
          isScale: true,
          hasExplanation: true,
          order: 1,
        },
        { id: 'driver', text: 'Your driver', isScale: true, hasExplanation: true, order: 2 },
        { id: 'recommend', text: 'Would you recommend us?', isScale: true, hasExplanation: true, order: 3 },
        {
          id: 'additionalFeedback',
          text: 'Anything else we should know?',
          isScale: false,
          hasExplanation: false,
          order: 4,
        },
      ],
    });
  });

  it('is shown for a flagged order: a flag is for staff only', async () => {
    expect((await open(tokenOf(await anOrder({ status: 'New', sdStatus: 'flagged' })))).status).toBe(200);
  });

  it('says that the order is not delivered yet', async () => {
    const order = await anOrder({ status: 'Picked Up', sdStatus: 'picked_up', deliveredAt: null });
    for (const reply of [await open(tokenOf(order)), await bed.answer(order)]) {
      expect(reply).toMatchObject({ status: 409, body: { message: surveyMessages.notDelivered } });
    }
  });

  it('T14: gives every wrong link, and the one of a canceled order, the same answer', async () => {
    const [order, other] = [await anOrder(), await anOrder()];
    const canceled = await anOrder({ status: 'Canceled', sdStatus: 'order_canceled' });
    const bytes = Buffer.from(tokenOf(order), 'base64url');
    const moved = Buffer.concat([Buffer.from(other.orderId.replaceAll('-', ''), 'hex'), bytes.subarray(16)]);
    const ofTheOrder = signOrderLink(linkKeyFrom(testKeys().sealKey, 'orders'), {
      kind: 'mailed',
      orderId: order.orderId,
      customerEmail: 'jordan@example.com',
      issuedAt: now,
    });
    const wrong = [
      moved.toString('base64url'),
      tokenOf({ orderId: randomUUID() }),
      tokenOf(canceled),
      ofTheOrder,
      `${tokenOf(order)}x`,
      tokenOf(order).slice(1),
      '',
      '../..',
    ];
    for (const token of wrong) {
      expect(await open(token)).toMatchObject({ status: 400, body: notValid });
      const submitted = await service.call(customerSurveys.submit, { body: { id: token, ...someAnswers() } });
      expect(submitted).toMatchObject({ status: 400, body: notValid });
    }
  });
});

describe('the answers of a customer', () => {
  it('are stored with their order, and orders is notified', async () => {
    const order = await anOrder({ portalId: (await bed.aPortal())._id });
    const reply = await bed.answer(order, {
      communicationsDetail: ' Always reachable. ',
      additionalFeedback: 'Thanks',
    });
    expect(reply).toMatchObject({ status: 200, body: { message: surveyMessages.sent } });
    expect(await answersOf(order)).toMatchObject([
      { questionId: 'additionalFeedback', rating: null, explanation: 'Thanks' },
      { questionId: 'communications', rating: 4, explanation: 'Always reachable.' },
      { questionId: 'driver', rating: 5, explanation: '' },
      { questionId: 'recommend', rating: 5, explanation: '' },
    ]);
    expect(await answeredEvents(order)).toMatchObject([{ payload: { at: now.toISOString(), lowMarks: [] } }]);
    expect((await open(tokenOf(order))).body).toMatchObject({ isAnswered: true });
  });

  it('are taken once, and a second try gets a friendly answer', async () => {
    const order = await anOrder({ portalId: (await bed.aPortal())._id });
    await bed.answer(order);
    const second = await bed.answer(order, { driver: 1 });
    expect(second).toMatchObject({ status: 409, body: { message: surveyMessages.answered } });
    expect(await answersOf(order)).toHaveLength(4);
    expect(await answeredEvents(order)).toHaveLength(1);
  });

  it('T14: are taken once by a link, however many are sent at the same time', async () => {
    const order = await anOrder({ portalId: (await bed.aPortal())._id });
    const replies = await Promise.all(Array.from({ length: 8 }, () => bed.answer(order)));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(409)]);
    expect(await answersOf(order)).toHaveLength(4);
    expect(await answeredEvents(order)).toHaveLength(1);
  });

  it.each([
    [{ communications: 0 }, 'communications'],
    [{ driver: 6 }, 'driver'],
    [{ recommend: 4.5 }, 'recommend'],
    [{ driver: '5' as never }, 'driver'],
    [{ driver: null as never }, 'driver'],
    [{ recommendDetail: 'x'.repeat(1001) }, 'recommendDetail'],
  ])('are refused where %j is not a rating or too long', async (answers, field) => {
    const order = await anOrder();
    const { status, body } = await bed.answer(order, answers);
    expect(status).toBe(400);
    expect(body.errors).toEqual([expect.objectContaining({ path: field })]);
    expect((await open(tokenOf(order))).body.isAnswered).toBe(false);
  });

  it('are seen by their own portal and by no other, and are never changed', async () => {
    const order = await anOrder({ portalId: (await bed.aPortal())._id });
    await bed.answer(order);
    expect(await answersOf({ ...order, portalId: randomUUID() })).toEqual([]);
    const change = withPortal(service.dataSource, systemScope, (manager) =>
      manager.getRepository(SurveyAnswerEntity).update({ questionId: 'driver' }, { rating: 1 }),
    );
    await expect(change).rejects.toThrow('permission denied');
  });

  it('and their links are in no log', async () => {
    const order = await anOrder();
    await bed.answer(order, { driverDetail: 'The words of a customer.' });
    expect(log.text).not.toContain(tokenOf(order));
    expect(log.text).not.toContain('The words of a customer.');
  });
});
