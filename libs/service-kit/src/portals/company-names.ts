import { Injectable } from '@nestjs/common';
import type { PortalRecord } from '@overland/contracts';
import { type EntityManager, In, MoreThan } from 'typeorm';
import { Database } from '../database/database.js';
import type { EventHandlerMap, EventHandlers } from '../events/event-handlers.js';
import { Rest } from '../sweeper/rest.js';
import { Sweeps } from '../sweeper/sweeps.js';
import { PortalRenameEntity } from './portal-rename.entity.js';
import { findPortal, getPortal, savePortal } from './portal-replica.js';

/** A row that shows its company's name, so that lists are sorted by it. */
interface NamedRow {
  id: string;
  uniqueId: number;
  portalId: string;
  companyName: string;
}

/** Short transactions, so that nobody waits long for one of these rows. */
const batchSize = 500;

/**
 * In place of `PortalReplica` where rows show the company's name. A renamed company's rows are given the new name in the
 * worker role, batch after batch, as it may have a million; several processes share the work.
 */
@Injectable()
export abstract class CompanyNames implements EventHandlers {
  readonly name = 'company-names';
  readonly on: EventHandlerMap = {
    'portal.changed': ({ payload }, manager) => savePortalAndName(manager, payload),
  };
  protected abstract readonly entity: new () => NamedRow;

  constructor(private readonly database: Database) {}

  @Sweeps({ what: 'renaming companies', everyMs: 2000, first: 'now' })
  async rename(stopping?: AbortSignal): Promise<Rest | null> {
    if (!(await this.database.look((manager) => manager.existsBy(PortalRenameEntity, {})))) return new Rest();
    const renameSome = () => this.database.inSystem((manager) => this.renameSome(manager));
    while ((await renameSome()) && !stopping?.aborted);
    return null;
  }

  /** @returns whether there was something to do. */
  private async renameSome(manager: EntityManager): Promise<boolean> {
    const renames = manager.getRepository(PortalRenameEntity);
    const [rename] = await renames.find({
      take: 1,
      lock: { mode: 'pessimistic_write', onLocked: 'skip_locked' },
    });
    if (!rename) return false;
    const { portalId, after } = rename;
    const { companyName } = await getPortal(manager, portalId);
    const rows = await manager.getRepository<NamedRow>(this.entity).find({
      select: { id: true, uniqueId: true, companyName: true },
      where: { portalId, uniqueId: MoreThan(after) },
      order: { uniqueId: 'ASC' },
      take: batchSize,
    });
    const last = rows.at(-1);
    if (last) await renames.update({ portalId }, { after: last.uniqueId });
    else await renames.delete({ portalId });
    const old = rows.filter((row) => row.companyName !== companyName).map(({ id }) => id);
    if (old.length > 0) {
      await manager.getRepository<NamedRow>(this.entity).update({ id: In(old) }, { companyName });
    }
    return true;
  }
}

/** Two renames may arrive out of order: the newer name stays. */
async function savePortalAndName(manager: EntityManager, portal: PortalRecord): Promise<void> {
  const before = await findPortal(manager, portal._id);
  await savePortal(manager, portal);
  const { companyName } = await getPortal(manager, portal._id);
  if (before?.companyName === companyName) return;
  await manager.upsert(PortalRenameEntity, { portalId: portal._id, after: 0 }, ['portalId']);
}
