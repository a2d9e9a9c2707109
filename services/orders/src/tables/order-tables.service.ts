import { Injectable } from '@nestjs/common';
import type { CodTable, InputOf, orderTables, ReplyOf, Session, WorkMark } from '@overland/contracts';
import { todayIn } from '@overland/contracts/calendar';
import {
  Clock,
  Database,
  invalidField,
  listTimeZone,
  newOwnerNames,
  portalOf,
  portalScope,
} from '@overland/service-kit';
import { OrdersRepository } from '../orders/orders.repository.js';
import { CodTableRepository } from './cod-table.repository.js';
import { snoozeRefusal } from './snooze-rule.js';
import { readDebts, readWorkList } from './work-list.js';
import { WorkMarksRepository } from './work-marks.repository.js';

@Injectable()
export class OrderTablesService {
  constructor(
    private readonly database: Database,
    private readonly codTable: CodTableRepository,
    private readonly marks: WorkMarksRepository,
    private readonly orders: OrdersRepository,
    private readonly clock: Clock,
  ) {}

  workList(
    { portalId: viewAs, snoozed, whose }: InputOf<typeof orderTables.workList>['query'],
    session: Session,
  ): Promise<ReplyOf<typeof orderTables.workList>> {
    const scope = portalScope(session, viewAs);
    const { userId } = session;
    const isStaff = session.role === 'MCAdmin';
    const query = { scope, userId, now: this.clock.now(), withDispatch: isStaff };
    return this.database.withPortal(scope, async (manager) => {
      const putOff = (await this.marks.hasSnoozed(manager, portalOf(scope)))
        ? await readWorkList(manager, { ...query, snoozed: true })
        : { items: [], total: 0, mine: 0 };
      const shown = snoozed ? putOff : await readWorkList(manager, { ...query, isMine: whose === 'mine' });
      const debts = isStaff ? await readDebts(manager, scope) : { orders: 0, price: 0 };
      return { ...shown, snoozed: putOff.total, debts };
    });
  }

  /**
   * @throws AppError notFound, also for another portal's order; invalid for a day that has begun, or is too far; conflict
   * for an assignee who may not open the order.
   */
  async markWork(
    { orderId, kind }: InputOf<typeof orderTables.markWork>['params'],
    { snoozedUntil, assignee }: WorkMark,
    session: Session,
  ): Promise<{ orderId: string }> {
    const scope = portalScope(session);
    return this.database.withPortal(scope, async (manager) => {
      const { portalId } = await this.orders.get(manager, orderId, scope);
      const today = todayIn(await listTimeZone(manager, portalId), this.clock.now());
      const refusal = snoozedUntil ? snoozeRefusal(snoozedUntil, today) : null;
      if (refusal) throw invalidField('snoozedUntil', refusal);
      const assigneeId = assignee === 'me' ? session.userId : assignee;
      if (assigneeId && assignee !== 'me') await newOwnerNames(manager, { ownerId: assigneeId, portalId });
      await this.marks.save(manager, {
        ...{ orderId, kind, portalId },
        ...(snoozedUntil !== undefined && { snoozedUntil }),
        ...(assigneeId !== undefined && { assigneeId }),
      });
      return { orderId };
    });
  }

  cod(request: InputOf<typeof orderTables.cod>['body'], session: Session): Promise<CodTable> {
    const scope = portalScope(session, request.portalId);
    const now = this.clock.now();
    return this.database.withPortal(scope, (manager) => this.codTable.read(manager, { request, scope, now }));
  }
}
