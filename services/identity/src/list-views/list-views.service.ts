import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import {
  ListView,
  type ListViewRequest,
  mostListViews,
  type Session,
  sharesListViews,
  type ViewedList,
} from '@overland/contracts';
import {
  AppError,
  Clock,
  Database,
  fieldsFor,
  invalidField,
  lockFor,
  notFound,
  portalScope,
} from '@overland/service-kit';
import type { ListViewEntity } from './list-view.entity.js';
import { ListViewsRepository } from './list-views.repository.js';

/** Views of lists that people save under a name, for themselves or for their company. */
@Injectable()
export class ListViews {
  constructor(
    private readonly database: Database,
    private readonly views: ListViewsRepository,
    private readonly clock: Clock,
  ) {}

  list(list: ViewedList, caller: Session): Promise<ListView[]> {
    return this.database.withPortal(portalScope(caller), async (manager) =>
      (await this.views.listFor(manager, caller, list)).map((view) => toListView(view, caller)),
    );
  }

  /** @throws AppError invalid for a name that the person has used, and for sharing as a User; conflict for too many. */
  add(request: ListViewRequest, caller: Session): Promise<ListView> {
    if (request.isShared && !sharesListViews(caller.role)) throw invalidField('isShared', adminsShare);
    return this.database.withPortal(portalScope(caller), async (manager) => {
      await lockFor(manager, `list views ${caller.portalId}`);
      const found = await this.views.listFor(manager, caller, request.list);
      if (found.filter(({ userId }) => userId === caller.userId).length >= mostListViews) {
        throw new AppError('conflict', tooMany);
      }
      if (request.isShared && found.filter(({ isShared }) => isShared).length >= mostListViews) {
        throw new AppError('conflict', tooManyShared);
      }
      const { portalId, userId } = caller;
      const view = { ...request, id: randomUUID(), portalId, userId, createdAt: this.clock.now() };
      if (!(await this.views.add(manager, view))) throw invalidField('name', nameUsed);
      return toListView(view, caller);
    });
  }

  /** @throws AppError notFound, also for one that the caller may not delete. */
  remove(listViewId: string, caller: Session): Promise<{ listViewId: string }> {
    return this.database.withPortal(portalScope(caller), async (manager) => {
      const which = { id: listViewId, withShared: sharesListViews(caller.role) };
      if (!(await this.views.remove(manager, caller, which))) throw notFound();
      return { listViewId };
    });
  }
}

const adminsShare = 'Only administrators share views with the company.';
const nameUsed = 'You have a view of this name. Please choose another one, or delete that one first.';
const tooMany = `You have ${mostListViews} views of this list. Please delete one first.`;
const tooManyShared = `Your company shares ${mostListViews} views of this list. Please delete one first.`;

const toListView = (view: ListViewEntity, { userId }: Session): ListView => ({
  ...fieldsFor(ListView, { ...view, isOwn: view.userId === userId }),
  _id: view.id,
});
