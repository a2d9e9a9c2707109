import { Injectable } from '@nestjs/common';
import {
  type BookingEmails,
  emails,
  type ImportSummary,
  type InputOf,
  messages,
  type OrderImport,
  type OrderImportCorrection,
  type OrderImportRequest,
  type OrderImportSummary,
  orderImportColumns,
  orderImports,
  type Session,
} from '@overland/contracts';
import {
  AppError,
  type By,
  Clock,
  Database,
  failedRows,
  getPortal,
  idempotently,
  invalidField,
  invalidFields,
  keyedCall,
  portalFilter,
  portalScope,
  ServiceClient,
  writeCsv,
} from '@overland/service-kit';
import { correctOrder } from './correct-order.js';
import { isUnchecked } from './order-import-row.entity.js';
import { OrderImportsRepository } from './order-imports.repository.js';
import { exampleDay, importTemplate, missingCustomer, readList } from './read-list.js';

const mostRunning = 3;

/** Takes lists of vehicles, reports on them, and books what was checked; the worker does the work. */
@Injectable()
export class OrderImportsService {
  constructor(
    private readonly database: Database,
    private readonly repository: OrderImportsRepository,
    private readonly client: ServiceClient,
    private readonly clock: Clock,
  ) {}

  /** Its day is one that can be booked, so that it can be tried as it is. */
  template(): string {
    return importTemplate(exampleDay(this.clock.now()));
  }

  async start(request: OrderImportRequest, by: By): Promise<ImportSummary> {
    const { session } = by;
    const portalId = session.role === 'MCAdmin' ? request.portalId : session.portalId;
    if (!portalId) throw invalidField('portalId', messages.portalRequired);
    const { csv, fileName, portalId: _chosen, ...customer } = request;
    const rows = readList(csv);
    const missing = missingCustomer(rows, customer);
    if (missing.length > 0) throw invalidFields(missing);
    const key = keyedCall(`POST ${orderImports.start.path}`, by, request);
    return this.database.withPortal({ portalId }, (manager) =>
      idempotently(manager, key, async () => {
        const { companyName } = await getPortal(manager, portalId);
        if ((await this.repository.countRunning(manager, portalId)) >= mostRunning) {
          throw new AppError(
            'conflict',
            'Other lists are still being worked on. Please wait for them to end.',
          );
        }
        const id = await this.repository.insert(manager, {
          portalId,
          companyName,
          fileName,
          createdBy: session.userId,
          createdAt: this.clock.now(),
          stage: 'checking',
          customer,
          bookedBy: null,
          rows,
        });
        return this.repository.get(manager, { id });
      }),
    );
  }

  list(viewedAs: string | null, session: Session): Promise<OrderImportSummary[]> {
    const scope = portalScope(session, viewedAs);
    return this.database.withPortal(scope, (manager) =>
      this.repository.listStaged(manager, portalFilter(scope)),
    );
  }

  /** @throws AppError notFound, also for another portal's. */
  get(id: string, session: Session): Promise<OrderImport> {
    const scope = portalScope(session);
    return this.database.withPortal(scope, (manager) =>
      this.repository.report(manager, { id, ...portalFilter(scope) }),
    );
  }

  async emails(id: string, { session, info }: By): Promise<BookingEmails> {
    const scope = portalScope(session);
    const { portalId, waiting } = await this.database.withPortal(scope, async (manager) => ({
      ...(await this.repository.get(manager, { id, ...portalFilter(scope) })),
      waiting: await this.repository.findRows(manager, id),
    }));
    const orders = waiting.flatMap(({ status, booking }) =>
      status === 'waiting' && booking
        ? [{ customerEmail: booking.request.customerEmail, isPaymentDue: booking.isPaymentDue }]
        : [],
    );
    return this.client.call(emails.ofBookings, { body: { portalId, orders } }, info);
  }

  /**
   * Books what was checked, once, however often it is said.
   * @throws AppError conflict when that is not what the person has seen
   */
  book(id: string, seen: InputOf<typeof orderImports.book>['body'], session: Session): Promise<OrderImport> {
    const scope = portalScope(session);
    return this.database.withPortal(scope, async (manager) => {
      const where = { id, ...portalFilter(scope) };
      const report = await this.repository.report(manager, where);
      if (report.stage === 'booking') return report;
      const prices = report.rows.flatMap(({ status, offer }) =>
        status === 'waiting' && offer ? [offer.price] : [],
      );
      const price = prices.reduce((sum, one) => sum + one, 0);
      const isSeen = prices.length === seen.orders && price === seen.price;
      if (report.stage === 'checking' || prices.length === 0 || !isSeen) {
        throw new AppError('conflict', 'This list is not what you saw any more. Please look at it again.');
      }
      await this.repository.beginBooking(manager, id, session.userId);
      return this.repository.report(manager, where);
    });
  }

  /**
   * Puts right an order that was refused, or that can be booked but should not be as it is; it is then checked like a new one.
   * @throws AppError conflict while the list is booked, or where the order waits to be checked or is booked
   */
  correct(id: string, correction: OrderImportCorrection, session: Session): Promise<OrderImport> {
    const scope = portalScope(session);
    return this.database.withPortal(scope, async (manager) => {
      const where = { id, ...portalFilter(scope) };
      const list = await this.repository.lock(manager, where);
      if (list.stage === 'booking' && list.finishedAt === null) {
        throw new AppError('conflict', 'This list is being booked. Please correct it once that has ended.');
      }
      const rows = await this.repository.findRows(manager, id);
      const row = rows.find((one) => one.line === correction.line && !isUnchecked(one));
      const corrected = row && correctOrder(row, correction);
      if (!corrected || !(await this.repository.correct(manager, list, corrected))) {
        throw new AppError('conflict', 'This order was corrected meanwhile. Please look at it again.');
      }
      return this.repository.report(manager, where);
    });
  }

  /** The vehicles of refused orders as they were read, each with the reason. */
  async failedCsv(id: string, session: Session): Promise<string> {
    const { rows } = await this.get(id, session);
    const vehicles = rows.flatMap(({ status, message, cells, more }) =>
      [cells, ...more.map((other) => other.cells)].map((each) => ({ status, message, cells: each })),
    );
    return writeCsv(failedRows(orderImportColumns, vehicles));
  }
}
