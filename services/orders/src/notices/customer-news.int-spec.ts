import { randomUUID } from 'node:crypto';
import {
  changeRequests,
  customerOrders,
  notices,
  orderClaims,
  orders,
  type PersonNotice,
  type Session,
} from '@overland/contracts';
import { consumeEvent, linkKeyFrom, signOrderLink } from '@overland/service-kit';
import { changePerson, storePerson, testKeys } from '@overland/service-kit/testing';
import { aBooking } from '../testing/booking.builder.js';
import { type BookingTestBed, startBookingTestBed } from '../testing/booking-test-bed.js';
import { pathTo, storeOrder, storePortal } from '../testing/orders-test-bed.js';
import { aQuote } from '../testing/quote.builder.js';
import { SurveyAnswers } from '../work/survey-answers.listener.js';

let bed: BookingTestBed;
let nextNumber = 60_000;

beforeAll(async () => {
  bed = await startBookingTestBed();
});
afterAll(() => bed.close());

async function company() {
  const { _id: portalId } = await storePortal(bed.service, 'America/Chicago');
  const person = (firstName: string, role: Session['role'] = 'User') =>
    storePerson(bed.service, { firstName, role, portalId });
  const [ann, abe, kim] = [await person('Ann', 'Admin'), await person('Abe', 'Admin'), await person('Kim')];
  return { portalId, ann, abe, kim, dana: await storePerson(bed.service, { role: 'MCAdmin' }) };
}

const told = async (as: Session): Promise<Partial<PersonNotice>[]> =>
  (await bed.service.call(notices.list, { as, query: {} })).body.rows;
const tokenOf = (orderId: string, customerEmail: string) =>
  signOrderLink(linkKeyFrom(testKeys().sealKey, 'orders'), {
    kind: 'lookedUp',
    orderId,
    customerEmail,
    issuedAt: new Date('2026-11-20T15:00:00Z'),
  });

/** A quote of this owner, booked by its customer. */
async function publicBooking(portalId: string, ownerId: string | null) {
  nextNumber += 1;
  const quote = bed.quoting.add(aQuote({ uniqueId: nextNumber, portalId, ownerId, isCustomerPortal: true }));
  const headers = { 'idempotency-key': `news-${nextNumber}` };
  const call = { body: aBooking(quote), headers };
  await bed.service.call(orders.bookPublic, call);
  await bed.service.call(orders.bookPublic, call);
  const [order] = await bed.rows(quote._id);
  return { orderId: order?.id ?? '', token: tokenOf(order?.id ?? '', order?.customerEmail ?? '') };
}

describe('of what a customer does', () => {
  it('the owner is told alone, of a booking once and with the hold for the payment', async () => {
    const { portalId, ann, kim } = await company();
    const { orderId } = await publicBooking(portalId, kim.userId);
    expect(await told(kim)).toMatchObject([
      {
        kind: 'booking',
        actor: 'Jordan Smith',
        orderId,
        words: expect.stringMatching(/^Booked .*On hold until the customer has paid\.$/),
      },
    ]);
    expect(await told(ann)).toEqual([]);
  });

  it('the administrators are told where nobody owns it, or nobody who is still there', async () => {
    const { portalId, ann, abe, kim, dana } = await company();
    await publicBooking(portalId, null);
    await changePerson(bed.service, kim, { firstName: 'Kim', status: 'Archived' });
    await publicBooking(portalId, kim.userId);
    const strangers = [kim, dana, (await company()).ann];
    expect([await told(ann), await told(abe)].map((rows) => rows.length)).toEqual([2, 2]);
    for (const stranger of strangers) expect(await told(stranger)).toEqual([]);
  });

  it('the provider’s staff are told of what they own, in whichever company', async () => {
    const { portalId, ann, dana } = await company();
    await publicBooking(portalId, dana.userId);
    expect([(await told(dana)).length, (await told(ann)).length]).toEqual([1, 0]);
  });

  it('a booking of staff is no news', async () => {
    const { portalId, ann, kim } = await company();
    nextNumber += 1;
    const quote = bed.quoting.add(aQuote({ uniqueId: nextNumber, portalId }));
    expect((await bed.service.call(orders.book, { body: aBooking(quote), as: kim })).status).toBe(200);
    expect([await told(kim), await told(ann)]).toEqual([[], []]);
  });

  it('each request is told with its words, and read once it is answered by anybody', async () => {
    const { portalId, ann, kim } = await company();
    const { orderId, token } = await publicBooking(portalId, kim.userId);
    const body = { token, note: 'The car is sold.' };
    bed.clock.advanceSeconds(1);
    await bed.service.call(changeRequests.askToCancel, { body });
    await bed.service.call(changeRequests.askToCancel, { body });
    bed.clock.advanceSeconds(-1);
    expect(await told(kim)).toMatchObject([
      { kind: 'request', words: 'Asked to cancel the order: The car is sold.' },
      { kind: 'booking' },
    ]);
    const [request] = (await bed.service.call(customerOrders.open, { body: { token } })).body.requests;
    const answer = { requestId: request._id, state: 'declined', note: 'No.' } as const;
    await bed.service.call(changeRequests.answer, { params: { orderId }, body: answer, as: ann });
    expect((await told(kim)).map(({ isRead }) => isRead)).toEqual([true, false]);
  });

  it('damage is told with its words, and not what staff report', async () => {
    const { portalId, ann, abe } = await company();
    const store = () => storeOrder(bed.service, pathTo.delivered, { portalId });
    const report = { vehicles: [0], what: 'The left door is dented.', noticedOn: '2026-11-06' };
    const body = { ...report, asked: null, fileKeys: [] };
    const { orderId, customerEmail } = await store();
    const token = tokenOf(orderId, customerEmail);
    const reply = await bed.service.call(orderClaims.customerReport, { body: { ...body, token } });
    expect(reply.status).toBe(200);
    const params = { orderId: (await store()).orderId };
    expect((await bed.service.call(orderClaims.report, { params, body, as: abe })).status).toBe(200);
    expect(await told(ann)).toMatchObject([
      { kind: 'claim', orderId, words: expect.stringContaining('The left door is dented.') },
    ]);
  });

  it('a low mark is told once, and no other', async () => {
    const { portalId, ann } = await company();
    const answered = async (lowMarks: object[]) => {
      const { orderId } = await storeOrder(bed.service, pathTo.delivered, { portalId });
      for (let times = 0; times < 2; times += 1) {
        await consumeEvent(bed.service.dataSource, [bed.service.app.get(SurveyAnswers)], {
          eventId: randomUUID(),
          type: 'survey.answered',
          at: '',
          requestId: null,
          payload: { orderId, at: '2026-11-20T15:00:00.000Z', lowMarks },
        });
      }
    };
    await answered([]);
    await answered([{ about: 'driver', rating: 1, detail: 'Two days late.' }]);
    expect(await told(ann)).toMatchObject([{ kind: 'survey', words: 'Driver 1 of 5: “Two days late.”' }]);
  });
});
