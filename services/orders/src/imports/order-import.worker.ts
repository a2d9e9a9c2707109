import { Injectable } from '@nestjs/common';
import { quotes, type Session } from '@overland/contracts';
import {
  type Claim,
  Clock,
  Database,
  DueWork,
  type DueWorker,
  Interrupted,
  ServiceClient,
  workOffImport,
} from '@overland/service-kit';
import { BookingService } from '../booking/booking.service.js';
import { refusalText } from './check-draft.js';
import { ListChecks } from './list-checks.service.js';
import { OrderImportEntity } from './order-import.entity.js';
import { isUnchecked, type OrderImportRowEntity } from './order-import-row.entity.js';
import { OrderImportsRepository } from './order-imports.repository.js';

/** Few enough to be priced within the deadline of a call, so that progress is seen. */
const batchSize = 20;

/** Checks a list; and once somebody has said so, books it. */
@Injectable()
@DueWork({ name: 'order-import', entity: OrderImportEntity, atOnce: 2 })
export class OrderImportWorker implements DueWorker<OrderImportEntity> {
  constructor(
    private readonly database: Database,
    private readonly imports: OrderImportsRepository,
    private readonly checks: ListChecks,
    private readonly booking: BookingService,
    private readonly client: ServiceClient,
    private readonly clock: Clock,
  ) {}

  work(list: OrderImportEntity, claim: Claim<OrderImportEntity>): Promise<void> {
    if (list.stage === 'checking') return this.check(claim);
    const { database, imports, clock } = this;
    const work = (running: OrderImportEntity, row: OrderImportRowEntity) => this.book(running, row);
    return workOffImport(claim, { database, imports, clock, work, refusalOf: refusalText });
  }

  private async check(claim: Claim<OrderImportEntity>): Promise<void> {
    const { row: list, stopping } = claim;
    while (!claim.isEnded) {
      const found = await this.checks.begin(list);
      for (let at = 0; at < found.rows.length; at += batchSize) {
        if (stopping.aborted) throw new Interrupted();
        await this.checks.check(list, found.rows.slice(at, at + batchSize), found);
      }
      await claim.inSystem(async (manager) => {
        // Orders that were corrected meanwhile are checked, too.
        await this.imports.lock(manager, { id: list.id });
        if ((await this.imports.findRows(manager, list.id)).some(isUnchecked)) return;
        // Where nothing has a price, nothing is left to do.
        await this.imports.finish(manager, list.id, this.clock.now());
        await claim.done(manager, { stage: 'ready' });
      });
    }
  }

  /** Quote, booking and mark can each be repeated: the row's ids are the same every time. */
  private async book(list: OrderImportEntity, row: OrderImportRowEntity): Promise<void> {
    const { booking } = row;
    const createdBy = list.bookedBy;
    if (!booking || !createdBy) throw new Error(`Line ${row.line} of list ${list.id} was never checked.`);
    await this.client.call(quotes.make, { body: { ...booking.quote, createdBy } }, { requestId: list.id });
    const call = { requestId: list.id, idempotencyKey: `${list.id} ${row.line}` };
    const { orderId, uniqueId } = await this.booking.book(booking.request, bookerOf(list, createdBy), call);
    await this.database.withPortal({ portalId: list.portalId }, async (manager) => {
      if (await this.imports.claim(manager, row)) {
        await this.imports.setDone(manager, row, { orderId, uniqueId });
      }
    });
  }
}

/** With the rights of a user of the company: a list grants no RUSH. */
const bookerOf = ({ portalId }: OrderImportEntity, userId: string): Session => ({
  userId,
  sessionId: '',
  role: 'User',
  portalId,
  isSuperAdmin: false,
});
