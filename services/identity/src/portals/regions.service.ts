import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { ChangedValue, InputOf, portalEdits, Region, Session } from '@overland/contracts';
import { differences, saidToStaff } from '@overland/contracts/format';
import {
  AppError,
  addToOutbox,
  type By,
  Database,
  invalid,
  notFound,
  portalScope,
} from '@overland/service-kit';
import type { EntityManager } from 'typeorm';
import { record } from '../audit/audit.repository.js';
import { PortalsRepository } from './portals.repository.js';
import type { RegionEntity } from './region.entity.js';

type Wanted = InputOf<typeof portalEdits.saveRegions>['body']['regions'];

/** The regions of a portal, which group the portals below it. */
@Injectable()
export class Regions {
  constructor(
    private readonly database: Database,
    private readonly portals: PortalsRepository,
  ) {}

  /** Sorted by name. @throws AppError notFound, also for another company's portal. */
  list(portalId: string, session: Session): Promise<{ regions: Region[] }> {
    return this.inPortal(portalId, session, (manager) => this.listRegions(manager, portalId));
  }

  /** @throws AppError invalid for two with the same name, conflict if a removed one is in use. */
  save(portalId: string, wanted: Wanted, by: By): Promise<{ regions: Region[] }> {
    return this.inPortal(portalId, by.session, async (manager) => {
      const portal = await this.portals.lock(manager, portalId);
      if (!portal) throw notFound();
      const { before, gone, kept } = await this.compare(manager, portalId, wanted);
      const saved = wanted.map(({ _id = randomUUID(), name }) => ({ id: _id, portalId, name }));
      await this.portals.saveRegions(manager, { gone, kept, saved });
      const changes = regionChanges(before, wanted);
      if (changes.length > 0) {
        await publishRegions(manager, renamed(before, saved), by);
        const details = { companyName: portal.companyName };
        await record(manager, by, { action: 'regions.changed', userId: null, portalId, details, changes });
      }
      return this.listRegions(manager, portalId);
    });
  }

  /** @throws AppError as `save` */
  judge(portalId: string, wanted: Wanted, { session }: By): Promise<void> {
    return this.inPortal(portalId, session, async (manager) => {
      await this.compare(manager, portalId, wanted);
    });
  }

  private async compare(manager: EntityManager, portalId: string, wanted: Wanted) {
    const names = wanted.map(({ name }) => name.toLowerCase());
    if (new Set(names).size < names.length) throw invalid('Each region needs a name of its own.');
    const before = await this.portals.listRegions(manager, portalId);
    const ids = new Set(wanted.map(({ _id }) => _id));
    if (wanted.some(({ _id }) => _id && !before.some(({ id }) => id === _id))) throw notFound();
    const gone = before.filter(({ id }) => !ids.has(id));
    await this.refuseUsed(manager, gone);
    return { before, gone, kept: before.filter(({ id }) => ids.has(id)) };
  }

  private async listRegions(manager: EntityManager, portalId: string): Promise<{ regions: Region[] }> {
    const found = await this.portals.listRegions(manager, portalId);
    return { regions: found.map(({ id, name }) => ({ _id: id, name })) };
  }

  private async refuseUsed(manager: EntityManager, gone: readonly RegionEntity[]): Promise<void> {
    const user = await this.portals.findInRegions(manager, gone);
    if (!user) return;
    const region = gone.find(({ id }) => id === user.region)?.name ?? '';
    const values = { company: user.companyName, region };
    throw new AppError(
      'conflict',
      saidToStaff('{company} is in the region {region}. Please move it first.', values),
    );
  }

  private inPortal<T>(
    portalId: string,
    session: Session,
    work: (manager: EntityManager) => Promise<T>,
  ): Promise<T> {
    if (session.role !== 'MCAdmin' && session.portalId !== portalId) throw notFound();
    return this.database.withPortal(portalScope(session), async (manager) => {
      if (!(await this.portals.exists(manager, portalId))) throw notFound();
      return work(manager);
    });
  }
}

function renamed(before: readonly RegionEntity[], saved: readonly RegionEntity[]): RegionEntity[] {
  const names = new Map(before.map(({ id, name }) => [id, name]));
  return saved.filter(({ id, name }) => names.get(id) !== name);
}

async function publishRegions(
  manager: EntityManager,
  regions: readonly RegionEntity[],
  { info }: By,
): Promise<void> {
  for (const { id: regionId, portalId, name } of regions)
    await addToOutbox(manager, 'region.changed', { regionId, portalId, name }, { requestId: info.requestId });
}

/** Each region by itself: new, renamed or gone. */
function regionChanges(before: readonly RegionEntity[], wanted: Wanted): ChangedValue[] {
  const was = before.map(({ id, name }) => [id, name] as const);
  const is = wanted.map(({ _id, name }) => [_id ?? name, name] as const);
  return differences(was, is).map((change) => ({ ...change, what: 'Region' }));
}
