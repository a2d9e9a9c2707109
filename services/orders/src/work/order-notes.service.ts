import { Injectable } from '@nestjs/common';
import type { Activity, InputOf, orderWork } from '@overland/contracts';
import { type By, Clock, Database, findPeople, invalidField, portalScope } from '@overland/service-kit';
import { NoticeWriter } from '../notices/notice-writer.js';
import { lineOf } from '../orders/activity-line.js';
import { toActivity } from '../orders/order.mapper.js';
import { OrdersRepository } from '../orders/orders.repository.js';
import { mentionRefusal, noteWith } from './note-mentions.js';

@Injectable()
export class OrderNotes {
  constructor(
    private readonly database: Database,
    private readonly orders: OrdersRepository,
    private readonly notices: NoticeWriter,
    private readonly clock: Clock,
  ) {}

  /** Tells those whom it mentions. @throws AppError invalid where one of them may not open the order. */
  add(
    orderId: string,
    { note: text, mentions: userIds }: InputOf<typeof orderWork.addNote>['body'],
    { session, info: { requestId } }: By,
  ): Promise<Activity> {
    const scope = portalScope(session);
    const isStaff = session.role === 'MCAdmin';
    return this.database.withPortal(scope, async (manager) => {
      const order = await this.orders.get(manager, orderId, scope);
      const { portalId } = order;
      const people = await findPeople(manager, userIds);
      const refusal = mentionRefusal(text, { userIds, people, portalId });
      if (refusal) throw invalidField('note', refusal);
      const actor = await this.orders.actorOf(manager, session);
      const note = noteWith(text, people, portalId);
      const activity = lineOf(order, { kind: 'note', at: this.clock.now(), actor, source: 'staff', ...note });
      await this.orders.addActivities(manager, [activity]);
      const told = people.filter(({ userId }) => userId !== session.userId);
      const notices = told.map(({ userId, role }) => {
        const words = role === 'MCAdmin' ? text : note.note;
        return { userId, portalId, orderId, kind: 'mention', actor, words } as const;
      });
      await this.notices.add(manager, notices, requestId);
      return toActivity(activity, isStaff);
    });
  }
}
