import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import {
  type ClaimAuditNote,
  type ClaimFact,
  type ClaimMail,
  type ClaimReporting,
  type ClaimStep,
  type OrderClaims,
  type OrderRow,
  orderClaims,
  orderFiles,
  orders,
  orderTables,
  type Session,
  type WorkItem,
} from '@overland/contracts';
import { dayMs } from '@overland/contracts/calendar';
import { Clock, FixedClock, linkKeyFrom, signOrderLink } from '@overland/service-kit';
import { aSession, startTestService, type TestService, testKeys } from '@overland/service-kit/testing';
import type { DemoOrder } from '../demo/demo-order.js';
import { orders as ordersService } from '../index.js';
import { FakeQuoting } from '../testing/fake-quoting.js';
import { historyOf, pathTo, storeOrder, storePortal } from '../testing/orders-test-bed.js';
import { aPicture } from '../testing/pictures.js';

// Delivered on Thu Nov 5.
const noon = new Date('2026-11-09T18:00:00Z');
const clock = new FixedClock(noon);
const quoting = new FakeQuoting();
const mcAdmin = aSession({ role: 'MCAdmin' });
const what = 'The left door is dented.';
let service: TestService;
let folder: string;
let portalId: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'overland-claims-'));
  process.env.FILES_DIR = folder;
  service = await startTestService(ordersService, { overrides: [[Clock, clock]] });
  await quoting.start();
  portalId = (await storePortal(service, 'America/Chicago'))._id;
});
afterAll(async () => {
  quoting.stop();
  await service.close();
  await rm(folder, { recursive: true });
});
afterEach(() => clock.moveTo(noon));

const store = (steps = pathTo.delivered) => storeOrder(service, steps, { portalId });
const ofPortal = (role: 'Admin' | 'User' = 'User') => aSession({ role, portalId });
const tokenOf = ({ orderId, customerEmail }: Pick<DemoOrder, 'orderId' | 'customerEmail'>) =>
  signOrderLink(linkKeyFrom(testKeys().sealKey, 'orders'), {
    kind: 'lookedUp',
    orderId,
    customerEmail,
    issuedAt: noon,
  });

const aReport = (changes: Partial<ClaimReporting> = {}): ClaimReporting => ({
  vehicles: [0],
  what,
  noticedOn: '2026-11-06',
  asked: 450,
  fileKeys: [],
  ...changes,
});
const report = ({ orderId }: DemoOrder, changes: Partial<ClaimReporting> = {}, as: Session = ofPortal()) =>
  service.call(orderClaims.report, { params: { orderId }, body: aReport(changes), as });
const customerReport = (order: DemoOrder, changes: Partial<ClaimReporting> = {}, token = tokenOf(order)) =>
  service.call(orderClaims.customerReport, { body: { ...aReport(changes), token } });
const list = async ({ orderId }: DemoOrder, as: Session = mcAdmin): Promise<OrderClaims> =>
  (await service.call(orderClaims.list, { params: { orderId }, as })).body;

async function step(order: DemoOrder, taken: Partial<ClaimStep> & Pick<ClaimStep, 'step'>, as = mcAdmin) {
  const [claim] = (await list(order)).claims;
  return service.call(orderClaims.step, {
    params: { orderId: order.orderId, claimId: claim?._id ?? '' },
    body: { amount: null, note: '', version: claim?.version ?? 1, ...taken },
    as,
  });
}

async function undo(order: DemoOrder, as = mcAdmin) {
  const [claim] = (await list(order)).claims;
  return service.call(orderClaims.undo, {
    params: { orderId: order.orderId, claimId: claim?._id ?? '' },
    body: { version: claim?.version ?? 1 },
    as,
  });
}

async function told<T>({ orderId }: DemoOrder, type: string): Promise<T[]> {
  const all = (await service.outbox()).filter((event) => event.type === type).map(({ payload }) => payload);
  return all.filter((payload) => JSON.stringify(payload).includes(orderId)) as T[];
}

const aPhoto = (bytes: Buffer) =>
  ({ fileName: 'Door.jpg', fileType: 'image/jpeg', size: bytes.length }) as const;
const atService = (url: string) => url.replace(/^(https?:\/\/[^/]+)?\/api/, '');

async function send(bytes: Buffer, { signedUrl, key }: { signedUrl: string; key: string }): Promise<string> {
  await service.app.inject({
    method: 'PUT',
    url: atService(signedUrl),
    payload: Readable.from([bytes]),
    headers: { 'content-type': 'image/jpeg' },
  });
  return key;
}

/** A photo, uploaded by the customer. */
async function upload(order: DemoOrder, bytes: Buffer, token = tokenOf(order)): Promise<string> {
  const signed = await service.call(orderClaims.signCustomerUpload, { body: { ...aPhoto(bytes), token } });
  return send(bytes, signed.body);
}

async function uploadAsStaff({ orderId }: DemoOrder, bytes: Buffer, as: Session): Promise<string> {
  const body = { ...aPhoto(bytes), orderId };
  return send(bytes, (await service.call(orderFiles.signUpload, { body, as })).body);
}

describe('a report of the customer', () => {
  it('has its photos, is in the history and for reports, and the customer and the company hear of it', async () => {
    const order = await store();
    const key = await upload(order, await aPicture());
    const { status, body } = await customerReport(order, { fileKeys: [key] });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      list: [
        {
          number: 1,
          state: 'reported',
          what,
          asked: 450,
          answerBy: '2026-11-16',
          files: 1,
          mayWithdraw: true,
        },
      ],
      mayReport: true,
      until: '2026-12-05',
      deliveredOn: '2026-11-05',
    });
    expect(Object.keys(body.list[0])).not.toEqual(expect.arrayContaining(['reportedBy', 'answeredBy']));
    const { claims } = await list(order);
    expect(claims).toMatchObject([
      { source: 'customer', isOverdue: false, files: [{ key, previewUrl: expect.any(String) }] },
    ]);
    const shown = (await service.call(orders.get, { params: { orderId: order.orderId }, as: mcAdmin })).body;
    expect(shown.files).toEqual([]);
    expect((await historyOf(service, order.orderId))[0]).toMatchObject({
      source: 'customer',
      note: expect.stringMatching(
        /^Reported damage to .* \(claim 1, asks for \$450\): The left door is dented\.$/,
      ),
    });
    expect(await told<ClaimFact>(order, 'claim.changed')).toMatchObject([
      {
        version: 1,
        portalId,
        state: 'reported',
        asked: 450,
        agreed: null,
        answerBy: '2026-11-16',
        closedAt: null,
      },
    ]);
    expect(await told<ClaimMail>(order, 'claim.mailRequested')).toMatchObject([
      { heldSeconds: 0, claim: { state: 'reported', what }, order: { orderId: order.orderId } },
    ]);
  });

  it('is taken once, also when it is sent several times at once', async () => {
    const order = await store();
    const replies = await Promise.all([1, 2, 3].map(() => customerReport(order)));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect((await list(order)).claims).toHaveLength(1);
  });

  it('is refused before the delivery, too late, and of wrong days, vehicles, words, amounts and files', async () => {
    const order = await store();
    const replies = [
      await customerReport(order, { noticedOn: '2026-11-04' }),
      await customerReport(order, { noticedOn: '2026-11-10' }),
      await customerReport(order, { vehicles: [] }),
      await customerReport(order, { vehicles: [2] }),
      await customerReport(order, { what: 'Dented.' }),
      await customerReport(order, { what: 'See www.example.com for the photos.' }),
      await customerReport(order, { asked: 0 }),
      await customerReport(order, { fileKeys: Array.from({ length: 11 }, () => randomUUID()) }),
    ];
    expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 400));
    expect(
      (await customerReport(order, { fileKeys: [`orders/${order.orderId}/${randomUUID()}.jpg`] })).status,
    ).toBe(404);
    const onTheRoad = await store(pathTo.picked_up);
    expect((await customerReport(onTheRoad)).status).toBe(409);
    clock.moveTo(new Date('2026-12-06T18:00:00Z'));
    expect((await customerReport(order)).status).toBe(409);
    expect((await list(order)).claims).toEqual([]);
    expect(await list(order, ofPortal())).toMatchObject({ isLate: true, mayReport: true });
    expect((await report(order)).status).toBe(200);
  });

  it('is taken five times a day', async () => {
    const order = await store();
    for (let count = 0; count < 5; count += 1) {
      expect((await customerReport(order, { what: `${what} ${count}` })).status).toBe(200);
    }
    expect((await customerReport(order)).status).toBe(429);
    clock.moveTo(new Date(noon.getTime() + dayMs));
    expect((await customerReport(order)).status).toBe(200);
  });

  it('is taken back once, and not once it is decided', async () => {
    const order = await store();
    const { body } = await customerReport(order);
    const withdraw = (claimId: string, token = tokenOf(order)) =>
      service.call(orderClaims.customerWithdraw, { body: { token, claimId } });
    const claimId = body.list[0]._id;
    expect((await withdraw(claimId, tokenOf(await store()))).status).toBe(404);
    for (const _time of [1, 2]) {
      expect((await withdraw(claimId)).body.list).toMatchObject([{ state: 'withdrawn', mayWithdraw: false }]);
    }
    await customerReport(order);
    await step(order, { step: 'approve', amount: 400 });
    const [decided] = (await list(order)).claims;
    expect((await withdraw(decided?._id ?? '')).status).toBe(409);
  });

  it('T14: is made by the link of its own order alone', async () => {
    const order = await store();
    const token = `${tokenOf(order).slice(0, -2)}xx`;
    const file = { fileName: 'Door.jpg', fileType: 'image/jpeg' as const, size: 10 };
    const misses = [
      await customerReport(order, {}, token),
      await service.call(orderClaims.customerList, { body: { token } }),
      await service.call(orderClaims.signCustomerUpload, { body: { ...file, token } }),
      await service.call(orderClaims.customerWithdraw, { body: { token, claimId: randomUUID() } }),
    ];
    expect(misses.map(({ body }) => body.code)).toEqual(misses.map(() => 'linkExpired'));
    const key = await upload(order, await aPicture());
    expect((await customerReport(await store(), { fileKeys: [key] })).status).toBe(404);
  });

  it('T14: shows its own photos by the link of its order, and never what staff added', async () => {
    const order = await store();
    const [bytes, as] = [await aPicture(), ofPortal()];
    const ofStaff = await uploadAsStaff(order, bytes, as);
    expect((await customerReport(order, { fileKeys: [ofStaff] })).status).toBe(404);
    await report(order, { fileKeys: [ofStaff], what: 'The roof is dented.' }, as);
    const key = await upload(order, bytes);
    await customerReport(order, { fileKeys: [key] });
    clock.moveTo(new Date(noon.getTime() + 61_000));
    const { list: claims } = (
      await service.call(orderClaims.customerList, { body: { token: tokenOf(order) } })
    ).body;
    expect(claims).toMatchObject([{ ownFiles: [{ key, name: 'Door.jpg' }] }, { ownFiles: [] }]);
    expect(Object.keys(claims[0].ownFiles[0]).sort()).toEqual([
      'key',
      'name',
      'previewUrl',
      'url',
      'viewUrl',
    ]);
    for (const url of [claims[0].ownFiles[0].viewUrl, claims[0].ownFiles[0].url]) {
      expect((await service.app.inject({ method: 'GET', url: atService(url) })).statusCode).toBe(200);
    }
    const forged = atService(claims[0].ownFiles[0].viewUrl.replace(key, ofStaff));
    expect((await service.app.inject({ method: 'GET', url: forged })).statusCode).toBe(403);
  });
});

describe('staff', () => {
  it('report with files that they upload, and take it back before anybody is told', async () => {
    const order = await store();
    const as = ofPortal();
    const key = await uploadAsStaff(order, await aPicture(), as);
    const { body } = await report(order, { fileKeys: [key] }, as);
    expect(body.claims).toMatchObject([
      { source: 'staff', steps: ['withdraw'], files: [{ name: 'Door.jpg' }], undoUntil: expect.any(String) },
    ]);
    expect((await report(order, { fileKeys: [key], what: 'Another dent on it.' }, as)).status).toBe(409);
    expect((await undo(order, mcAdmin)).status).toBe(409);
    expect((await undo(order, as)).body.claims).toEqual([]);
    expect((await historyOf(service, order.orderId))[0]?.note).toBe(
      'Took back the report of claim 1. Nobody was told of it.',
    );
    expect(await told(order, 'order.emailsTakenBack')).toHaveLength(1);
    expect(await told<ClaimFact>(order, 'claim.changed')).toMatchObject([
      { version: 1, isTakenBack: false },
      { version: 2, isTakenBack: true },
    ]);
  });

  it('review, approve and pay; the customer is told after a minute, and the audit says who', async () => {
    const order = await store();
    await customerReport(order);
    await step(order, { step: 'review' });
    expect((await list(order)).claims).toMatchObject([{ state: 'inReview', answerBy: '2026-12-09' }]);
    await step(order, { step: 'approve', amount: 400, note: 'Agreed with the carrier.' });
    const { body } = await step(order, { step: 'pay' });
    expect(body.claims).toMatchObject([
      { state: 'paid', agreed: 400, paid: 400, answerBy: null, closedAt: noon.toISOString(), steps: [] },
    ]);
    expect(
      (await told<ClaimMail>(order, 'claim.mailRequested')).map(({ heldSeconds, claim }) => [
        claim.state,
        heldSeconds,
      ]),
    ).toEqual([
      ['reported', 0],
      ['approved', 60],
      ['paid', 60],
    ]);
    const audited = (await service.outbox())
      .filter(({ type }) => type === 'claim.audited')
      .map(({ payload }) => payload as ClaimAuditNote);
    expect(audited.filter(({ subject }) => subject === `Order #${order.uniqueId}`)).toMatchObject([
      { action: 'claim.approved', changes: [{ what: 'Claim 1', from: 'In review', to: 'Approved, $400' }] },
      { action: 'claim.paid', changes: [{ from: 'Approved, $400', to: 'Paid, $400' }] },
    ]);
  });

  it('tell nobody where nobody is to be told', async () => {
    const order = await store();
    await customerReport(order);
    await step(order, { step: 'decline', note: 'The scratch is in the pickup photos.', tells: false });
    expect(await told<ClaimMail>(order, 'claim.mailRequested')).toHaveLength(1);
  });

  it('take a decision back within a minute: nobody is told, and it is as before', async () => {
    const order = await store();
    await customerReport(order);
    await step(order, { step: 'decline', note: 'The scratch is in the pickup photos.' });
    const { body } = await undo(order);
    expect(body.claims).toMatchObject([
      { state: 'reported', answerBy: '2026-11-16', answer: '', closedAt: null },
    ]);
    expect(await told(order, 'order.emailsTakenBack')).toMatchObject([
      { told: [{ transition: expect.stringMatching(/^claim:.*:2$/) }] },
    ]);
    await step(order, { step: 'approve', amount: 400 });
    clock.moveTo(new Date(noon.getTime() + 61_000));
    expect((await undo(order)).status).toBe(409);
  });

  it('decide, and the customer reads of it once it cannot be undone, also when it is reopened', async () => {
    const order = await store();
    const read = async () =>
      (await service.call(orderClaims.customerList, { body: { token: tokenOf(order) } })).body.list;
    const afterMinutes = (count: number) => clock.moveTo(new Date(noon.getTime() + count * 61_000));
    await report(order);
    expect(await read()).toEqual([]);
    afterMinutes(1);
    expect(await read()).toMatchObject([{ state: 'reported', asked: null }]);
    await step(order, { step: 'decline', note: 'The scratch is in the pickup photos.' });
    expect(await read()).toMatchObject([{ state: 'reported', answer: '', answeredAt: null }]);
    afterMinutes(2);
    expect(await read()).toMatchObject([
      { state: 'declined', answer: 'The scratch is in the pickup photos.' },
    ]);
    await step(order, { step: 'reopen', note: 'New photos.' });
    expect(await read()).toMatchObject([{ state: 'declined' }]);
    afterMinutes(3);
    expect(await read()).toMatchObject([{ state: 'inReview', answer: '' }]);
    expect((await list(order)).claims).toMatchObject([{ answeredBy: '', answeredAt: null }]);
    await step(order, { step: 'withdraw', note: 'Settled by phone.' });
    await step(order, { step: 'reopen' });
    expect(
      (await told<ClaimMail>(order, 'claim.mailRequested')).map(({ claim }) => [
        claim.state,
        claim.isReopened,
      ]),
    ).toEqual([
      ['reported', false],
      ['declined', false],
      ['reported', true],
    ]);
  });

  it('decide once, of two at the same time', async () => {
    const order = await store();
    await customerReport(order);
    const replies = await Promise.all([
      step(order, { step: 'approve', amount: 400, version: 1 }),
      step(order, { step: 'decline', note: 'No.', version: 1 }),
    ]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('of the company see and report, and do not decide; those of another find nothing', async () => {
    const order = await store();
    await customerReport(order);
    for (const role of ['Admin', 'User'] as const) {
      expect((await step(order, { step: 'approve', amount: 1 }, ofPortal(role))).status).toBe(403);
    }
    const stranger = aSession({ role: 'Admin' });
    const [claim] = (await list(order, ofPortal())).claims;
    const params = { orderId: order.orderId, claimId: claim?._id ?? '' };
    const misses = [
      await service.call(orderClaims.list, { params, as: stranger }),
      await report(order, {}, stranger),
      await step(order, { step: 'withdraw' }, stranger),
      await service.call(orderClaims.undo, { params, body: { version: 1 }, as: stranger }),
      await service.call(orderClaims.step, {
        params: { ...params, orderId: (await store()).orderId },
        body: { step: 'review', amount: null, note: '', version: 1 },
        as: mcAdmin,
      }),
    ];
    expect(misses.map(({ status }) => status)).toEqual(misses.map(() => 404));
  });

  it('of the provider have it in their work list until it is decided and paid, the company has not', async () => {
    const order = await store();
    await customerReport(order);
    const workOf = async (as: Session): Promise<WorkItem[]> =>
      (await service.call(orderTables.workList, { query: { portalId }, as })).body.items.filter(
        ({ orderId }: WorkItem) => orderId === order.orderId,
      );
    clock.moveTo(new Date('2026-11-18T18:00:00Z'));
    expect(await workOf(mcAdmin)).toMatchObject([{ kind: 'claimWaits', days: 2 }]);
    expect(await workOf(ofPortal())).not.toMatchObject([{ kind: 'claimWaits' }]);
    expect((await list(order)).claims).toMatchObject([{ isOverdue: true }]);
    await step(order, { step: 'review' });
    expect(await workOf(mcAdmin)).toMatchObject([{ kind: 'claimWaits', claim: { state: 'inReview' } }]);
    const openOf = async (as: Session) => {
      const { body } = await service.call(orders.list, { body: { openClaim: true, portalId }, as });
      return body.rows.map(({ _id }: { _id: string }) => _id);
    };
    expect(await openOf(mcAdmin)).toContain(order.orderId);
    const sorted = { openClaim: true, portalId, sortby: 'claimDue', sortorder: 1 };
    const { rows } = (await service.call(orders.list, { body: sorted, as: mcAdmin })).body;
    const due = rows.map(({ claim }: OrderRow) => claim?.answerBy);
    expect(due).toEqual([...due].sort());
    const found = rows.find(({ _id }: OrderRow) => _id === order.orderId);
    expect(found.claim).toMatchObject({ state: 'inReview', agreed: null, daysLeft: 21 });
    expect(await openOf(aSession({ role: 'Admin' }))).toEqual([]);
    await step(order, { step: 'approve', amount: 400 });
    expect(await openOf(mcAdmin)).not.toContain(order.orderId);
    const approved = { state: 'approved', owed: 400 };
    expect(await workOf(mcAdmin)).toMatchObject([{ kind: 'claimUnpaid', days: 0, claim: approved }]);
    await step(order, { step: 'pay', amount: 400 });
    expect(await workOf(mcAdmin)).toEqual([]);
  });
});
