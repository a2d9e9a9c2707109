import { randomUUID } from 'node:crypto';
import { type ClaimStep, vehicleName } from '@overland/contracts';
import { dayMs, todayIn } from '@overland/contracts/calendar';
import { addToOutbox, listTimeZone } from '@overland/service-kit';
import type { EntityManager } from 'typeorm';
import { toClaimFact } from '../claims/claim.mapper.js';
import { claimLines } from '../claims/claim-lines.js';
import { unanswered } from '../claims/claim-reports.js';
import { afterStep } from '../claims/claim-steps.js';
import type { OrderClaimEntity } from '../claims/order-claim.entity.js';
import { OrderClaimsRepository } from '../claims/order-claims.repository.js';
import { lineOf } from '../orders/activity-line.js';
import type { OrderEntity } from '../orders/order.entity.js';
import { OrdersRepository } from '../orders/orders.repository.js';

type Step = Omit<ClaimStep, 'version' | 'tells'>;

const stories: { what: string; asked: number | null; steps: Step[] }[] = [
  {
    what: 'A scratch of about a foot on the rear bumper that was not there at the pickup.',
    asked: 380,
    steps: [{ step: 'review', amount: null, note: '' }],
  },
  {
    what: 'The left mirror is cracked. The driver saw it too.',
    asked: 260,
    steps: [
      { step: 'approve', amount: 240, note: 'The driver confirms it. We pay for the part and the work.' },
      { step: 'pay', amount: 240, note: '' },
    ],
  },
  {
    what: 'There is a chip in the windshield on the driver’s side.',
    asked: null,
    steps: [
      { step: 'decline', amount: null, note: 'The chip was there at the pickup: the driver noted it.' },
    ],
  },
];

const staff = 'Dana Whitfield';
/** Until the last step of each story is past. */
const storyDays = 4;

interface Delivered {
  order: OrderEntity;
  deliveredAt: Date;
}

/** Claims of the first of these orders, each in another state. */
export async function addDemoClaims(manager: EntityManager, delivered: readonly Delivered[]): Promise<void> {
  const known = delivered.filter(({ deliveredAt }) => Date.now() - deliveredAt.getTime() > storyDays * dayMs);
  for (const [index, story] of stories.entries()) {
    const found = known[index];
    if (found) await tell(manager, found, story);
  }
}

async function tell(
  manager: EntityManager,
  { order, deliveredAt }: Delivered,
  { steps, ...said }: (typeof stories)[number],
): Promise<void> {
  const reportedAt = new Date(deliveredAt.getTime() + dayMs / 6);
  const reportedOn = todayIn(await listTimeZone(manager, order.portalId), reportedAt);
  const reported: OrderClaimEntity = {
    ...unanswered,
    ...said,
    id: randomUUID(),
    orderId: order.id,
    portalId: order.portalId,
    number: 1,
    vehicles: order.vehicles.slice(0, 1).map(vehicleName),
    noticedOn: reportedOn,
    reportedBy: order.customerFullName,
    source: 'customer',
    reportedAt,
    answerBy: null,
    fileKeys: [],
  };
  const report = { at: reportedAt, actor: order.customerFullName, source: 'customer' } as const;
  const lines = [lineOf(order, { ...report, kind: 'other', note: claimLines.reported(reported) })];
  let claim = reported;
  for (const [index, step] of steps.entries()) {
    const at = new Date(reportedAt.getTime() + (index + 1) * dayMs);
    const columns = afterStep(
      claim,
      { ...step, version: claim.version },
      { actor: staff, now: at, reportedOn },
    );
    claim = { ...claim, ...columns, version: claim.version + 1 };
    const note = claimLines.step(claim, step);
    lines.push(lineOf(order, { at, actor: staff, source: 'staff', kind: 'other', note }));
  }
  await new OrderClaimsRepository().insert(manager, claim);
  await new OrdersRepository().addActivities(manager, lines);
  await addToOutbox(manager, 'claim.changed', toClaimFact(claim, order), { requestId: null });
}
