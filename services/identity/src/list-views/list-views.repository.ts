import { Injectable } from '@nestjs/common';
import type { Session, ViewedList } from '@overland/contracts';
import { insertNew } from '@overland/service-kit';
import type { EntityManager } from 'typeorm';
import { ListViewEntity } from './list-view.entity.js';

type Person = Pick<Session, 'portalId' | 'userId'>;

/** MCAdmin reads every company, so the person's own is a condition of every statement. */
@Injectable()
export class ListViewsRepository {
  /** Own and shared ones, by name. */
  async listFor(
    manager: EntityManager,
    { portalId, userId }: Person,
    list: ViewedList,
  ): Promise<ListViewEntity[]> {
    const found = await manager.findBy(ListViewEntity, [
      { portalId, list, userId },
      { portalId, list, isShared: true },
    ]);
    return found.sort(
      (one, other) => one.name.localeCompare(other.name, 'en') || (one.id < other.id ? -1 : 1),
    );
  }

  /** @returns false if the person has one of this name. */
  async add(manager: EntityManager, view: ListViewEntity): Promise<boolean> {
    const added = await insertNew(manager, ListViewEntity, view);
    return added.length > 0;
  }

  /** @returns whether there was one among the own, or `withShared` among those of the company. */
  async remove(
    manager: EntityManager,
    { portalId, userId }: Person,
    { id, withShared }: { id: string; withShared: boolean },
  ): Promise<boolean> {
    const own = await manager.delete(ListViewEntity, { id, portalId, userId });
    if (own.affected === 1 || !withShared) return own.affected === 1;
    const shared = await manager.delete(ListViewEntity, { id, portalId, isShared: true });
    return shared.affected === 1;
  }
}
