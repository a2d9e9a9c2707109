import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { type ClaimReporting, settings, type ToldClaim, undoSeconds, vehicleName } from '@overland/contracts';
import { todayIn } from '@overland/contracts/calendar';
import { AppError, Clock, listTimeZone, ServiceClient } from '@overland/service-kit';
import type { TurnOwner } from '@overland/service-kit/pictures';
import type { EntityManager } from 'typeorm';
import { noSuchFile } from '../files/file-refusals.js';
import type { OrderFileEntity } from '../files/order-file.entity.js';
import { OrderFilesRepository } from '../files/order-files.repository.js';
import { type Prepared, UploadedFiles } from '../files/uploaded-files.js';
import type { PlacedOrder } from '../orders/order.entity.js';
import { ClaimChanges } from './claim-changes.js';
import { claimLines } from './claim-lines.js';
import { answerBy, checkInTime, checkNumber, checkReport, deliveredOn, limitBegins } from './claim-rules.js';
import type { OrderClaimEntity } from './order-claim.entity.js';
import { OrderClaimsRepository } from './order-claims.repository.js';

type InOrder = <T>(work: (manager: EntityManager, order: PlacedOrder) => Promise<T>) => Promise<T>;

interface Reporter {
  /** Of the person; null for a customer. */
  userId: string | null;
  actorOf: (manager: EntityManager, order: PlacedOrder) => Promise<string> | string;
}

interface Report {
  reporting: ClaimReporting;
  /** False if nobody is notified. */
  tells: boolean;
  reporter: Reporter;
  requestId: string;
}

const sourceOf = ({ userId }: Reporter): ToldClaim['source'] => (userId === null ? 'customer' : 'staff');

/** Takes a report of damage with its files, from staff and from customers. */
@Injectable()
export class ClaimReports {
  constructor(
    private readonly claims: OrderClaimsRepository,
    private readonly files: OrderFilesRepository,
    private readonly uploaded: UploadedFiles,
    private readonly changes: ClaimChanges,
    private readonly client: ServiceClient,
    private readonly clock: Clock,
  ) {}

  /**
   * Pictures are checked while the order is not locked, so what was true before is checked again after.
   * @throws AppError conflict before the delivery, when it is too late for a customer, and for the second of two; invalid; notFound
   */
  async take(inOrder: InOrder, report: Report): Promise<void> {
    const { requestId } = report;
    const days = await this.client.call(settings.holidays, {}, { requestId });
    const holidays = new Set(days.map(({ date }) => date));
    const { files, owner } = await inOrder(async (manager, order) => {
      await this.check(manager, order, report);
      const owner: TurnOwner = { portalId: order.portalId, userId: report.reporter.userId ?? order.id };
      return { files: await this.signedFiles(manager, order, report), owner };
    });
    const prepared: Prepared[] = [];
    for (const file of files) prepared.push(await this.uploaded.prepare(file, owner));
    await inOrder(async (manager, order) => {
      const today = await this.check(manager, order, report);
      await this.add(manager, order, { ...report, prepared, due: answerBy(today, holidays) });
    });
    await this.uploaded.forgetUploads(prepared);
  }

  /** @returns today where the portal is. */
  private async check(
    manager: EntityManager,
    order: PlacedOrder,
    { reporting, reporter }: Report,
  ): Promise<string> {
    const now = this.clock.now();
    const timeZone = await listTimeZone(manager, order.portalId);
    const [day, today] = [deliveredOn(order, timeZone), todayIn(timeZone, now)];
    const claims = await this.claims.list(manager, order.id);
    if (sourceOf(reporter) === 'customer') {
      checkInTime(day, today);
      checkNumber(await this.claims.countOfCustomer(manager, order.id, limitBegins(now)));
    }
    checkReport({ report: reporting, order, deliveredOn: day, today, claims });
    return today;
  }

  private async signedFiles(
    manager: EntityManager,
    order: PlacedOrder,
    { reporting: { fileKeys }, reporter }: Report,
  ): Promise<OrderFileEntity[]> {
    const wanted = [...new Set(fileKeys)];
    const found = await this.files.find(manager, order.id, wanted);
    // A customer sees the files of their claims, so these are never what staff upload.
    const isTheirs = sourceOf(reporter) === 'staff' || found.every(({ forClaim }) => forClaim);
    if (found.length < wanted.length || !isTheirs) throw noSuchFile();
    if (found.some(({ state }) => state !== 'signed')) throw filesUsed();
    return found;
  }

  private async add(
    manager: EntityManager,
    order: PlacedOrder,
    {
      reporting,
      tells,
      reporter,
      requestId,
      prepared,
      due,
    }: Report & { prepared: readonly Prepared[]; due: string },
  ): Promise<void> {
    const actor = await reporter.actorOf(manager, order);
    for (const one of prepared) {
      const isAdded = await this.uploaded.markAdded(manager, one, { addedBy: actor, forClaim: true });
      if (!isAdded) throw filesUsed();
    }
    const { vehicles, fileKeys, ...entered } = reporting;
    const now = this.clock.now();
    const [latest] = await this.claims.list(manager, order.id);
    const source = sourceOf(reporter);
    const claim: OrderClaimEntity = {
      ...unanswered,
      ...entered,
      id: randomUUID(),
      orderId: order.id,
      portalId: order.portalId,
      number: (latest?.number ?? 0) + 1,
      vehicles: vehicles.flatMap((at) => order.vehicles[at] ?? []).map(vehicleName),
      reportedBy: actor,
      source,
      reportedAt: now,
      answerBy: due,
      fileKeys: [...new Set(fileKeys)],
    };
    const line = { actor, source, note: claimLines.reported(claim) };
    await this.changes.announce(manager, order, { claim, line, requestId });
    const heldSeconds = source === 'staff' ? undoSeconds : 0;
    const reported = { state: 'reported', isReopened: false } as const;
    const mailing = { claim, told: reported, heldSeconds, requestId };
    const told = tells ? [await this.changes.mail(manager, order, mailing)] : [];
    const undo = undoOf(reporter.userId, { now, told });
    await this.claims.insert(manager, { ...claim, undo });
  }
}

export const unanswered = {
  version: 1,
  state: 'reported',
  agreed: null,
  paid: null,
  answer: '',
  earlierAnswers: [],
  answeredBy: '',
  answeredAt: null,
  closedAt: null,
  undo: null,
} satisfies Partial<OrderClaimEntity>;

/** A report that is taken back is withdrawn. */
const undoOf = (
  userId: string | null,
  { now, told }: { now: Date; told: NonNullable<OrderClaimEntity['undo']>['told'] },
): OrderClaimEntity['undo'] =>
  userId === null
    ? null
    : {
        userId,
        until: new Date(now.getTime() + undoSeconds * 1000).toISOString(),
        columns: { state: 'withdrawn', answerBy: null, closedAt: now.toISOString() },
        told,
      };

const filesUsed = () => new AppError('conflict', 'These files belong to a report already.');
