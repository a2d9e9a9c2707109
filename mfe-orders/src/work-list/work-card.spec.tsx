import {
  dispatch,
  emailSending,
  emails,
  orders,
  orderTables,
  orderWork,
  users,
  type WorkItem,
} from '@overland/contracts';
import { FakeServer, openPage } from '@overland/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { anOrder } from '../testing/an-order';
import { aWorkItem, idOf } from '../testing/order-rows';
import { useWorkList } from './use-work-list';
import { WorkCard } from './work-card';

const session = { role: 'MCAdmin', userId: 'u', portalId: 'p' } as const;
const Card = () => <WorkCard work={useWorkList()} />;

function openCard(
  items: readonly WorkItem[],
  { total = items.length, role = 'MCAdmin' as 'MCAdmin' | 'User' } = {},
) {
  const server = new FakeServer().answer(orderTables.workList, { body: { items, total } });
  return openPage(<Card />, { server, session: { ...session, role } });
}
const line = async (order: RegExp) =>
  within(
    (await screen.findAllByRole('listitem')).find((one) => order.test(one.textContent ?? '')) as HTMLElement,
  );

const picked = aWorkItem({
  uniqueId: 10231,
  kind: 'paymentDue',
  sdStatusLabel: 'Picked Up',
  price: 1247,
  pickupScheduledAt: '2026-11-23',
});
const waiting = aWorkItem({ uniqueId: 10224 });

it('says what each order waits for, and of what the step is about', async () => {
  const asks = aWorkItem({ uniqueId: 10228, kind: 'customerAsks', days: 1 });
  const { user } = openCard([
    ...[picked, asks, waiting],
    aWorkItem({ uniqueId: 10227, kind: 'pickupPassed', days: 1 }),
  ]);
  await user.click(await screen.findByRole('button', { name: 'Show all 4' }));
  const first = await line(/10231/);
  expect(first.getByText('Picked Up, not paid')).toBeVisible();
  expect(first.getByText('$1,247 COD, pickup Nov 23')).toBeVisible();
  const second = await line(/10224/);
  expect(second.getByText('No carrier for 4 days')).toBeVisible();
  expect(second.getByText('Booked Nov 21, first pickup Nov 27')).toBeVisible();
  const fourth = await line(/10228/);
  expect(fourth.getByText('Customer asks')).toBeVisible();
  expect(fourth.getByText('Asked yesterday, first pickup Nov 27')).toBeVisible();
  expect(fourth.getByRole('link', { name: 'Answer order #10228' })).toBeVisible();
  const third = await line(/10227/);
  expect(third.getByText('Window ended yesterday, Nov 28')).toBeVisible();
  expect(third.getByRole('button', { name: 'Mark Driver Assigned for order #10227' })).toBeVisible();
});

it('leads to the claim that waits for an answer, late once its day has passed', async () => {
  const claim = aWorkItem({ uniqueId: 10242, kind: 'claimWaits', days: -3 });
  openCard([claim, { ...claim, uniqueId: 10243, orderId: idOf(10243), days: 2 }]);
  const waits = await line(/10242/);
  expect(waits.getByText('Answer due in 3 days')).toBeVisible();
  expect(waits.getByRole('link', { name: 'Answer order #10242' })).toHaveAttribute(
    'href',
    `/order/${idOf(10242)}#claims`,
  );
  expect((await line(/10243/)).getByText('Answer due 2 days ago')).toBeVisible();
});

it('says why an order is flagged, and what of a claim is due', async () => {
  const decide = { state: 'inReview', owed: null } as const;
  const pay = { state: 'approved', owed: 500 } as const;
  openCard([
    aWorkItem({ uniqueId: 10417, kind: 'flagged', days: 0, reason: 'Customer says car has no key' }),
    aWorkItem({ uniqueId: 10243, kind: 'claimWaits', days: -26, claim: decide }),
    aWorkItem({ uniqueId: 10244, kind: 'claimUnpaid', days: 1, claim: pay }),
  ]);
  const flagged = await line(/10417/);
  expect(flagged.getByText('Customer says car has no key, flagged today')).toBeVisible();
  expect(flagged.getByRole('link', { name: 'Open order #10417' })).toBeVisible();
  const decided = await line(/10243/);
  expect(decided.getByText('Claim to decide')).toBeVisible();
  expect(decided.getByText('Decision due in 26 days')).toBeVisible();
  const unpaid = await line(/10244/);
  expect(unpaid.getByText('$500 approved yesterday')).toBeVisible();
  expect(unpaid.getByRole('link', { name: 'Pay Claim for order #10244' })).toHaveAttribute(
    'href',
    `/order/${idOf(10244)}?do=payClaim#claims`,
  );
});

it('offers what a carrier declined again, and assigns what one asks for', async () => {
  const ofCarrier = { sdStatusLabel: 'Confirmed', days: 1 };
  openCard([
    aWorkItem({ uniqueId: 10313, kind: 'declined', sdStatus: 'declined', ...ofCarrier }),
    aWorkItem({ uniqueId: 10307, kind: 'offered', sdStatus: 'pending', ...ofCarrier }),
    aWorkItem({ uniqueId: 10306, kind: 'offered', sdStatus: 'requests', ...ofCarrier }),
  ]);
  const declined = await line(/10313/);
  expect(declined.getByText('Declined by the carrier')).toBeVisible();
  expect(declined.getByText('Declined yesterday, first pickup Nov 27')).toBeVisible();
  expect(declined.getByRole('button', { name: 'Mark Posted for order #10313' })).toBeVisible();
  const offered = await line(/10307/);
  expect(offered.getByText('Carrier has not answered')).toBeVisible();
  expect(offered.getByRole('button', { name: /^Mark Driver Assigned/ })).toBeVisible();
  expect((await line(/10306/)).getByText('Carrier asks for it')).toBeVisible();
});

it('posts what was declined again before a driver is assigned, however near its pickup is', async () => {
  const declined = { sdStatusLabel: 'Confirmed', sdStatus: 'declined' } as const;
  openCard([
    aWorkItem({ uniqueId: 10305, kind: 'pickupNearNoCarrier', ...declined }),
    aWorkItem({ uniqueId: 10304, kind: 'pickupPassed', ...declined }),
  ]);
  for (const order of [/10305/, /10304/]) {
    expect((await line(order)).getByRole('button', { name: /^Mark Posted/ })).toBeVisible();
  }
});

it('says that a payment is in dispute, and when an order was picked up', async () => {
  openCard([
    { ...picked, pickedUpOn: '2026-11-22' },
    aWorkItem({ uniqueId: 10232, kind: 'paymentDue', isDisputed: true }),
  ]);
  expect((await line(/10231/)).getByText('$1,247 COD, picked up Nov 22')).toBeVisible();
  const disputed = await line(/10232/);
  expect(disputed.getByText('Payment in dispute')).toBeVisible();
  expect(disputed.getByRole('link', { name: 'Open order #10232' })).toHaveAttribute(
    'href',
    `/order/${idOf(10232)}#payment`,
  );
});

it('says the day of a booking where the portal is', async () => {
  openCard([aWorkItem({ uniqueId: 10277, createdAt: '2026-11-24T03:00:00Z', bookedOn: '2026-11-23' })]);
  expect(await screen.findByText('Booked Nov 23, first pickup Nov 27')).toBeVisible();
});

it('asks for a payment after it named the customer and the amount, or says why nobody can be asked', async () => {
  const { server, user } = openCard([picked]);
  const one = { orderId: picked.orderId, uniqueId: 10231 };
  const possible = [{ ...one, owed: { amount: 1247, daysLate: 5 } }];
  server
    .answer(orderWork.check, { body: { possible, refused: [] } })
    .answer(emails.audiences, { body: [] })
    .answer(orderWork.requestPayments, { body: { done: [one], refused: [] } });
  await user.click(await screen.findByRole('button', { name: 'Request Payment for order #10231' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Request Payment: order #10231' }));
  await user.click(await dialog.findByRole('button', { name: 'Request 1 Payment · $1,247' }));
  expect(await screen.findByText('The customer of order #10231 will be asked to pay.')).toBeVisible();
  const message = 'The customer has already been asked today.';
  server.answer(orderWork.check, { body: { possible: [], refused: [{ ...one, message }] } });
  await user.click(await screen.findByRole('button', { name: 'Request Payment for order #10231' }));
  expect(await screen.findByText(message, { exact: false })).toBeVisible();
});

it('records the payment of a customer who was asked to pay today; a company’s people open the order', async () => {
  const { unmount } = openCard([{ ...picked, canRequest: false }]);
  const record = await screen.findByRole('link', { name: 'Record Payment for order #10231' });
  expect(record).toHaveAttribute('href', `/order/${picked.orderId}?do=pay`);
  unmount();
  openCard([{ ...picked, canRequest: false }], { role: 'User' });
  expect(await screen.findByRole('link', { name: 'Open order #10231' })).toBeVisible();
  expect(screen.getByText('$1,247 COD, pickup Nov 23, requested today')).toBeVisible();
});

it('says how many delivered orders are not paid, and leads to them', async () => {
  const server = new FakeServer().answer(orderTables.workList, {
    body: { items: [], total: 0, debts: { orders: 9, price: 20807 } },
  });
  openPage(<Card />, { server, session });
  expect(await screen.findByText(/^9 delivered orders are not paid, \$20,807\./)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Collect in COD' })).toHaveAttribute(
    'href',
    '/cod?status=Delivered&paid=Unpaid',
  );
});

it('posts an order without a carrier after a question', async () => {
  const { server, user } = openCard([waiting]);
  const done = [{ orderId: waiting.orderId, uniqueId: 10224 }];
  server
    .answer(orderWork.check, { body: { possible: done, refused: [] } })
    .answer(orderWork.moveMany, { body: { done, refused: [] } });
  await user.click(await screen.findByRole('button', { name: 'Mark Posted for order #10224' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Mark Posted: order #10224' }));
  expect(server.callsOf(orderWork.moveMany)).toHaveLength(0);
  await user.click(await dialog.findByRole('button', { name: 'Mark Posted' }));
  expect(await screen.findByText('Order #10224 is marked Posted.')).toBeVisible();
  expect(server.callsOf(orderWork.moveMany)[0]?.body).toMatchObject({
    orderIds: [waiting.orderId],
    sdStatus: 'posted',
  });
});

it('sends an order again that could not be sent', async () => {
  const failed = aWorkItem({ uniqueId: 10229, kind: 'notDispatched', days: 0 });
  const { server, user } = openCard([failed]);
  server.answer(dispatch.sendAgain, { body: anOrder({ orderId: failed.orderId, uniqueId: 10229 }) });
  const shown = await line(/10229/);
  expect(shown.getByText('Not with dispatch')).toBeVisible();
  expect(shown.getByText('Could not be sent, today')).toBeVisible();
  await user.click(shown.getByRole('button', { name: 'Send Again for order #10229' }));
  expect(await screen.findByText('Order #10229 is being sent again.')).toBeVisible();
  expect(server.callsOf(dispatch.sendAgain)[0]?.path).toBe(`/order/${failed.orderId}/dispatch`);
});

it('sends an email again that failed, or leads to its address, and takes it from the list', async () => {
  const email = {
    _id: idOf(10299),
    template: 'Order Transferee' as const,
    to: 'marcus@home.example',
  };
  const failed = aWorkItem({ uniqueId: 10236, kind: 'emailFailed', days: 1, email });
  const { server, user } = openCard([failed, waiting]);
  server.answer(emailSending.previewAgain, {
    body: { to: [email.to], subject: 'Your order', page: '/emails/preview' },
  });
  const shown = await line(/10236/);
  expect(shown.getByText('Email not delivered')).toBeVisible();
  expect(shown.getByText('Customer: order details, to marcus@home.example, yesterday')).toBeVisible();
  server.answer(emailSending.resend, {
    status: 409,
    body: { code: 'conflict', message: 'This email was sent less than a minute ago.' },
  });
  await user.click(shown.getByRole('button', { name: 'Send Again for order #10236' }));
  expect(await screen.findByRole('button', { name: 'Correct the Address' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Resend' }));
  expect(await screen.findByText('This email was sent less than a minute ago.')).toBeVisible();
  server.answer(emailSending.resend, { body: [] });
  await user.click(screen.getByRole('button', { name: 'Resend' }));
  expect(
    await screen.findByText('“Customer: order details” goes to marcus@home.example once more.'),
  ).toBeVisible();
  await waitFor(() => expect(screen.queryByText('Email not delivered')).toBeNull());
  expect(screen.getByText('No carrier for 4 days')).toBeVisible();
});

it('asks the customer for the terms with one click, and says why it did not', async () => {
  const item = aWorkItem({ uniqueId: 10237, kind: 'termsNotAccepted', days: 2 });
  const { server, user } = openCard([item], { role: 'User' });
  const shown = await line(/10237/);
  expect(shown.getByText('Terms not accepted')).toBeVisible();
  const message = 'This email was sent less than a minute ago. Please wait a moment.';
  server.answer(emailSending.preview, { body: { to: ['jo@home.example'], subject: 'Terms', page: '' } });
  server.answer(emailSending.send, { status: 409, body: { code: 'conflict', message } });
  await user.click(shown.getByRole('button', { name: 'Request Acceptance for order #10237' }));
  expect(await screen.findByText(/asks to accept the terms goes to jo@home\.example\./)).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Send Email' }));
  expect(await screen.findByText(message)).toBeVisible();
  server.answer(emailSending.send, { body: { sent: 1 } });
  await user.click(shown.getByRole('button', { name: 'Request Acceptance for order #10237' }));
  await user.click(await screen.findByRole('button', { name: 'Send Email' }));
  expect(await screen.findByText('The customer is asked to accept the terms of order #10237.')).toBeVisible();
  expect(server.callsOf(emailSending.send)[0]?.body).toMatchObject({
    orderId: item.orderId,
    templateId: 'order-transferee-signature',
  });
});

it('says why an order could not be sent again', async () => {
  const failed = aWorkItem({ uniqueId: 10229, kind: 'notDispatched', days: 0 });
  const { server, user } = openCard([failed]);
  const message = 'Dispatch cannot be reached.';
  server.answer(dispatch.sendAgain, { status: 503, body: { code: 'unavailable', message, requestId: 'r' } });
  await user.click(await screen.findByRole('button', { name: 'Send Again for order #10229' }));
  expect(await screen.findByText(message)).toBeVisible();
});

it('lets users of a portal open an order that only staff may post', async () => {
  openCard([waiting], { role: 'User' });
  expect(await screen.findByRole('link', { name: 'Open order #10224' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /Mark Posted/ })).toBeNull();
});

it('shows three lines until all are asked for, and none once it is closed, which is remembered', async () => {
  const some = Array.from({ length: 8 }, (_none, at) => aWorkItem({ uniqueId: 10300 + at }));
  const { user, unmount } = openCard(some);
  expect(await screen.findAllByRole('listitem')).toHaveLength(3);
  await user.click(screen.getByRole('button', { name: 'Show all 8' }));
  expect(screen.getAllByRole('listitem')).toHaveLength(8);
  await user.click(screen.getByRole('button', { name: 'Hide' }));
  expect(screen.queryByRole('listitem')).toBeNull();
  unmount();
  const again = openCard(some);
  await again.user.click(await screen.findByRole('button', { name: 'Show' }));
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
});

it.each([
  ['Assigned Driver', 'Mark Picked Up', 'is Picked Up'],
  ['Confirmed', 'Mark Driver Assigned', 'is marked Driver Assigned'],
])('takes the next step of a passed pickup of an order %s by its dialog', async (state, step, done) => {
  const passed = aWorkItem({ uniqueId: 10240, kind: 'pickupPassed', sdStatusLabel: state });
  const { server, user } = openCard([passed]);
  const possible = [{ orderId: passed.orderId, uniqueId: 10240 }];
  const recipients = [{ party: 'customer', address: 'henry@home.example' }];
  server
    .answer(orders.get, { body: anOrder({ orderId: passed.orderId, uniqueId: 10240 }) })
    .answer(orderWork.listCarriers, { body: [] })
    .answer(orderWork.check, { body: { possible, refused: [] } })
    .answer(emails.audiences, { body: [{ ...possible[0], customerFullName: 'Henry Novak', recipients }] })
    .answer(orderWork.moveMany, { body: { done: possible, refused: [] } });
  await user.click(await screen.findByRole('button', { name: `${step} for order #10240` }));
  const title = `${step}: order #10240`;
  const dialog = within(await screen.findByRole('dialog', { name: title }));
  expect(await dialog.findByText(/henry@home.example/)).toBeVisible();
  const carrier = dialog.queryByRole('combobox', { name: /Carrier/ });
  if (carrier) await user.type(carrier, 'Roadrunner Haul');
  await user.click(dialog.getByRole('button', { name: step }));
  expect(await screen.findByText(`Order #10240 ${done}.`)).toBeVisible();
});

it('leaves an order on hold to its page', async () => {
  openCard([aWorkItem({ uniqueId: 10242, kind: 'pickupPassed', sdStatusLabel: 'On Hold' })]);
  expect(await screen.findByRole('link', { name: 'Open order #10242' })).toBeVisible();
});

it('snoozes a step until any day, and assigns it to a colleague', async () => {
  const lee = '0197b1c0-0000-4000-8000-000000000001';
  const { server, user } = openCard([waiting]);
  server
    .answer(users.names, { body: [{ _id: lee, name: 'Lee Moss', isArchived: false }] })
    .answer(orderTables.markWork, { body: { orderId: waiting.orderId } });
  const pick = async (entry: string) => {
    await user.click(await screen.findByRole('button', { name: 'Later, or who: order #10224' }));
    await user.click(await screen.findByRole('menuitem', { name: entry }));
  };
  await pick('Until another day…');
  const day = await screen.findByRole('textbox', { name: 'Until' });
  await user.type(day, '12/20/2030');
  expect(await screen.findByText(/^The last possible day is/)).toBeVisible();
  await user.keyboard('{Escape}');
  await pick('Assign to…');
  await user.type(await screen.findByRole('combobox', { name: 'Who sees to this step' }), 'Lee');
  await user.click(await screen.findByRole('option', { name: 'Lee Moss' }));
  await user.click(screen.getByRole('button', { name: 'Assign' }));
  expect(await screen.findByText('The step of order #10224 is assigned.')).toBeVisible();
  expect(server.callsOf(orderTables.markWork).at(-1)?.body).toEqual({ assignee: lee });
});

it('lists those that the reader sees to', async () => {
  const other = aWorkItem({ uniqueId: 10225 });
  const server = new FakeServer().answer(orderTables.workList, {
    body: { items: [waiting, other], total: 2, mine: 1, snoozed: 0 },
  });
  const { user } = openPage(<Card />, { server, session });
  expect(await screen.findAllByRole('listitem')).toHaveLength(2);
  server.answer(orderTables.workList, { body: { items: [other], total: 1, mine: 1, snoozed: 0 } });
  await user.click(screen.getByRole('button', { name: '1 mine' }));
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1));
  expect(server.callsOf(orderTables.workList).at(-1)?.query).toMatchObject({ whose: 'mine' });
});

it('snoozes a step until a day, and lists the snoozed ones to be brought back', async () => {
  const { server, user } = openCard([waiting]);
  server.answer(orderTables.markWork, { body: { orderId: waiting.orderId } });
  await user.click(await screen.findByRole('button', { name: 'Later, or who: order #10224' }));
  const later = await screen.findByRole('menuitem', { name: /^Until tomorrow/ });
  const put = { ...waiting, snoozedUntil: '2019-12-02' };
  server.answer(orderTables.workList, { body: { items: [put], total: 1, snoozed: 1 } });
  await user.click(later);
  expect(await screen.findByText(/^The step of order #10224 is snoozed until/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Undo Snooze' }));
  expect(await screen.findByText('The step of order #10224 is as it was before.')).toBeVisible();
  expect(server.callsOf(orderTables.markWork).at(-1)?.body).toEqual({ snoozedUntil: null });
  await user.click(await screen.findByRole('button', { name: '1 snoozed' }));
  expect(await screen.findByText(/snoozed until Dec 2, 2019$/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Later, or who: order #10224' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Bring back now' }));
  expect(await screen.findByText('The step of order #10224 is in the list again.')).toBeVisible();
  expect(server.callsOf(orderTables.markWork).at(-1)?.body).toEqual({ snoozedUntil: null });
});

it('shows the year of a day of another year', async () => {
  openCard([
    aWorkItem({ uniqueId: 10241, kind: 'pickupPassed', days: 557, pickupScheduledEndsAt: '2019-05-20' }),
  ]);
  expect(await screen.findByText('Window ended 557 days ago, May 20, 2019')).toBeVisible();
});

it('goes away when nothing needs a step', async () => {
  openCard([]);
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'To do' })).toBeNull());
});

it('says that it could not be loaded, and tries again', async () => {
  const server = new FakeServer().answer(orderTables.workList, { status: 404, body: {} });
  const { user } = openPage(<Card />, { server, session });
  const again = await screen.findByRole('button', { name: 'Try again' }, { timeout: 10_000 });
  server.answer(orderTables.workList, { body: { items: [waiting], total: 1 } });
  await user.click(again);
  expect(await screen.findByText('No carrier for 4 days')).toBeVisible();
});
