import { randomUUID } from 'node:crypto';
import { dayMs } from '@overland/contracts/calendar';
import { consumeEvent, SERVICE_DATABASE, savePortal, systemScope, withPortal } from '@overland/service-kit';
import { aPortal, bootTestApp, startTestService, until } from '@overland/service-kit/testing';
import { IsNull, Not } from 'typeorm';
import { notifications } from '../index.js';
import { anOrderBooked } from '../testing/an-order-booked.js';
import { SmtpSink } from '../testing/smtp-sink.js';
import { EmailEntity } from './email.entity.js';
import { EmailEvents } from './email-events.listener.js';

/** A worker that stays open after a failure keeps the run from ending. */
const closers: (() => Promise<void>)[] = [];
afterAll(async () => {
  for (const close of closers.reverse()) await close();
});

it('a worker that starts tries at once what waits for its next try, however long that wait has become', async () => {
  const sink = new SmtpSink();
  await sink.start();
  closers.push(() => sink.stop());
  Object.assign(process.env, {
    SMTP_URL: sink.url,
    STAFF_SITE_URL: 'https://app.overland.example',
    PUBLIC_SITE_URL: 'https://overland.example',
  });
  const portal = aPortal();
  const order = anOrderBooked({ portalId: portal._id, agents: [], customerEmail: 'maeve@home.example' });
  sink.answer(order.customerEmail, 451, 451);
  const web = await startTestService(notifications);
  closers.push(() => web.close());
  await withPortal(web.dataSource, systemScope, (manager) => savePortal(manager, portal));
  await consumeEvent(web.app.get(SERVICE_DATABASE), [web.app.get(EmailEvents, { strict: false })], {
    eventId: randomUUID(),
    type: 'order.booked',
    at: new Date().toISOString(),
    requestId: null,
    payload: order,
  });
  const waiting = { status: 'queued', nextTryAt: Not(IsNull()) } as const;
  const first = await bootTestApp(notifications, { role: 'worker' });
  await until('both wait for their next try', () =>
    withPortal(
      web.dataSource,
      systemScope,
      async (manager) => (await manager.countBy(EmailEntity, waiting)) === 2,
    ),
  );
  await first.close();
  await withPortal(web.dataSource, systemScope, (manager) =>
    manager.update(EmailEntity, waiting, { nextTryAt: new Date(Date.now() + dayMs) }),
  );
  const second = await bootTestApp(notifications, { role: 'worker' });
  closers.push(() => second.close());
  await until('both are sent', () => sink.to(order.customerEmail).length === 2);
}, 60_000);
