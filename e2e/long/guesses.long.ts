import { randomBytes, randomUUID } from 'node:crypto';
import {
  changeRequests,
  customerOrders,
  customerSurveys,
  type Endpoint,
  orderClaims,
  orderTerms,
  quotes,
} from '@overland/contracts';
import { Clock, FixedClock, type ServiceDefinition } from '@overland/service-kit';
import { startTestService, type TestService } from '@overland/service-kit/testing';
import { orders } from '../../services/orders/src/index.js';
import { pathTo, storeOrder, storePortal } from '../../services/orders/src/testing/orders-test-bed.js';
import { quoting } from '../../services/quoting/src/index.js';
import { reporting } from '../../services/reporting/src/index.js';
import { printFound } from '../src/print-found.js';

/** Of each call; npm run threats:long counts as the quality bars do. */
const guesses = Number(process.env.LONG_ID_GUESSES ?? 1_000_000);
const lanes = 24;

type Ask = Parameters<TestService['call']>[1];

/** Counts each kind of answer. */
async function guess(service: TestService, endpoint: Endpoint, ask: () => Ask): Promise<Map<string, number>> {
  const answers = new Map<string, number>();
  let next = 0;
  const lane = async () => {
    while (next < guesses) {
      next += 1;
      const { status, body } = await service.call(endpoint, ask());
      const answer = `${status} ${body.code}`;
      answers.set(answer, (answers.get(answer) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  printFound(endpoint.path, { guesses, answers: Object.fromEntries(answers) });
  return answers;
}

async function withService(definition: ServiceDefinition, work: (service: TestService) => Promise<void>) {
  const clock = new FixedClock(new Date('2026-11-20T18:00:00Z'));
  const service = await startTestService(definition, { overrides: [[Clock, clock]] });
  await work(service).finally(() => service.close());
}

/** As long as the token of a link: the id, its time and its signature; before them the mark of one that was mailed. */
const orderToken = () => randomBytes(40).toString('base64url');
const mailedToken = () => Buffer.concat([Buffer.from([1]), randomBytes(40)]).toString('base64url');
const surveyToken = () => randomBytes(36).toString('base64url');

it(`T13: of ${guesses} ids of public quotes none is one`, () =>
  withService(quoting, async (service) => {
    const answers = await guess(service, quotes.getPublic, () => ({ params: { quoteId: randomUUID() } }));
    expect([...answers.keys()]).toEqual(['404 notFound']);
  }));

it.each([
  ['the page of an order', customerOrders.open, () => ({ token: orderToken() })],
  ['its PDF', customerOrders.pdf, () => ({ token: orderToken() })],
  ['a file of it', customerOrders.file, () => ({ token: orderToken(), key: randomUUID() })],
  [
    'another day',
    changeRequests.askForDay,
    () => ({ token: orderToken(), wishedDay: '2027-01-04', note: '' }),
  ],
  ['its claims', orderClaims.customerList, () => ({ token: orderToken() })],
] as const)(`T13: of ${guesses} links to %s none works`, (_what, endpoint, bodyOf) =>
  withService(orders, async (service) => {
    await storeOrder(service, pathTo.new);
    const answers = await guess(service, endpoint, () => ({ body: bodyOf() }));
    expect([...answers.keys()]).toEqual(['400 linkExpired']);
  }),
);

it(`T13: of ${guesses} links to the terms of one number none is one`, () =>
  withService(orders, async (service) => {
    const { _id: portalId } = await storePortal(service, 'America/Chicago');
    const { uniqueId } = await storeOrder(service, pathTo.new, { portalId });
    const answers = await guess(service, orderTerms.open, () => ({
      params: { orderId: randomUUID(), uniqueId: String(uniqueId) },
    }));
    expect([...answers.keys()]).toEqual(['404 notFound']);
  }));

it(`T13: of ${guesses} tokens none accepts the terms of an order whose link is known`, () =>
  withService(orders, async (service) => {
    const { _id: portalId } = await storePortal(service, 'America/Chicago');
    const { orderId, uniqueId } = await storeOrder(service, pathTo.new, { portalId });
    // The order is known, and the signature guessed.
    const ofOrder = Buffer.concat([Buffer.from([1]), Buffer.from(orderId.replaceAll('-', ''), 'hex')]);
    const tokens = [mailedToken, () => Buffer.concat([ofOrder, randomBytes(24)]).toString('base64url')];
    let next = 0;
    const answers = await guess(service, orderTerms.accept, () => {
      next += 1;
      const token = (tokens[next % 2] ?? mailedToken)();
      const signature = { kind: 'typed' as const };
      return {
        body: { orderId, uniqueId, token, agreement: 'guessed', fullName: 'Ruth Adeyemi', signature },
      };
    });
    expect([...answers.keys()]).toEqual(['403 mailedLinkRequired']);
  }));

it(`T13: of ${guesses} links to a survey none works`, () =>
  withService(reporting, async (service) => {
    const answers = await guess(service, customerSurveys.open, () => ({ body: { token: surveyToken() } }));
    expect([...answers.keys()]).toEqual(['400 linkExpired']);
  }));
