import { Injectable } from '@nestjs/common';
import { messages, type PortalRecord } from '@overland/contracts';
import { providerTimeZone } from '@overland/contracts/calendar';
import { addToOutbox, invalidField, portalOf, type Scope } from '@overland/service-kit';
import { type EntityManager, In, Raw } from 'typeorm';
import { PortalEntity } from './portal.entity.js';
import { RegionEntity } from './region.entity.js';

type Family = Pick<PortalRecord, '_id' | 'parentPortal' | 'region'>;

/** More levels of parents than any company has. */
const mostParents = 10;
const lock = { mode: 'pessimistic_write' } as const;

/** Portals and their regions. Others hear of each change by an event in its transaction. */
@Injectable()
export class PortalsRepository {
  find(manager: EntityManager, _id: string): Promise<PortalRecord | null> {
    return manager.findOneBy(PortalEntity, { _id });
  }

  lock(manager: EntityManager, _id: string): Promise<PortalRecord | null> {
    return manager.findOne(PortalEntity, { where: { _id }, lock });
  }

  exists(manager: EntityManager, _id: string): Promise<boolean> {
    return manager.existsBy(PortalEntity, { _id });
  }

  /** Whether the company requires its people to have a passkey or an authenticator app. */
  async requiresSecondStep(manager: EntityManager, id: string): Promise<boolean> {
    const found = await manager.query<unknown[]>(
      'select id from portals where id = $1 and requires_second_step',
      [id],
    );
    return found.length === 1;
  }

  /** The name of the company that a form puts a person into. @throws AppError invalid */
  async getCompanyName(manager: EntityManager, _id: string): Promise<string> {
    const portal = await this.find(manager, _id);
    if (!portal) throw invalidField('portalId', messages.portalRequired);
    return portal.companyName;
  }

  /** This portal, and those with one of the names, in whatever capitals. */
  async findNamed(manager: EntityManager, _id: string, names: readonly string[]) {
    const lower = names.map((name) => name.toLowerCase());
    const companyName = Raw((column) => `lower(${column}) = any(:lower)`, { lower });
    const found = await manager.find(PortalEntity, {
      select: { _id: true, companyName: true },
      where: [{ _id }, { companyName }],
    });
    return found.map((portal) => ({ portalId: portal._id, companyName: portal.companyName }));
  }

  /** The company's time zone, or the provider's across companies. */
  async timeZoneOf(manager: EntityManager, scope: Scope): Promise<string> {
    const portalId = portalOf(scope);
    const portal = portalId ? await this.find(manager, portalId) : null;
    return portal?.timeZone ?? providerTimeZone;
  }

  /**
   * Checks that the parent exists and is not below the portal itself, and that the region is one of the parent's.
   * @throws AppError invalid, with the field that is wrong.
   */
  async checkFamily(manager: EntityManager, { _id, parentPortal, region }: Family): Promise<void> {
    if (parentPortal !== null) await this.checkParent(manager, _id, parentPortal);
    if (region === null || region === 'other') return;
    const known =
      parentPortal !== null && (await manager.existsBy(RegionEntity, { id: region, portalId: parentPortal }));
    if (!known) throw invalidField('region', 'Please choose a region of the parent company.');
  }

  private async checkParent(manager: EntityManager, portalId: string, parentPortal: string): Promise<void> {
    let above: string | null = parentPortal;
    for (let count = 0; above !== null; count += 1) {
      if (above === portalId || count === mostParents) {
        throw invalidField('parentPortal', 'A company cannot be below itself. Please choose another parent.');
      }
      const parent: PortalRecord | null = await this.find(manager, above);
      if (!parent) throw invalidField('parentPortal', 'Please choose a company.');
      above = parent.parentPortal;
    }
  }

  async companyNames(manager: EntityManager, ids: readonly string[]): Promise<Map<string, string>> {
    const portals = await manager.findBy(PortalEntity, { _id: In([...ids]) });
    return new Map(portals.map(({ _id, companyName }) => [_id, companyName]));
  }

  /** The names of the parents and regions of these portals, by id. */
  async familyNames(manager: EntityManager, portals: readonly Family[]): Promise<Map<string, string>> {
    const parents = portals.flatMap(({ parentPortal }) => parentPortal ?? []);
    const ids = portals.flatMap(({ region }) => (region && region !== 'other' ? region : []));
    const regions = await manager.findBy(RegionEntity, { id: In(ids) });
    const names = regions.map(({ id, name }) => [id, name] as const);
    return new Map([...(await this.companyNames(manager, parents)), ...names]);
  }

  /** Writes a portal, new or changed, as its next version, whatever version it says. */
  async save(
    manager: EntityManager,
    record: Omit<PortalRecord, 'version'>,
    requestId: string | null = null,
  ): Promise<PortalRecord> {
    const found = await this.lock(manager, record._id);
    const portal: PortalRecord = { ...record, version: (found?.version ?? 0) + 1 };
    if (found) await manager.update(PortalEntity, { _id: portal._id }, portal);
    else await manager.insert(PortalEntity, portal);
    await addToOutbox(manager, 'portal.changed', portal, { requestId });
    return portal;
  }

  /** By name. */
  listRegions(manager: EntityManager, portalId: string): Promise<RegionEntity[]> {
    return manager.find(RegionEntity, { where: { portalId }, order: { name: 'ASC' } });
  }

  /** A portal that is in one of these regions. */
  findInRegions(manager: EntityManager, regions: readonly RegionEntity[]): Promise<PortalRecord | null> {
    return manager.findOneBy(PortalEntity, { region: In(regions.map(({ id }) => id)) });
  }

  async saveRegions(
    manager: EntityManager,
    { gone, kept, saved }: Record<'gone' | 'kept' | 'saved', readonly RegionEntity[]>,
  ): Promise<void> {
    await manager.delete(RegionEntity, { id: In(gone.map(({ id }) => id)) });
    // Regions may swap names, which must be unique at any time: first they get names that nobody else has.
    for (const { id } of kept) await manager.update(RegionEntity, { id }, { name: id });
    await manager.save(RegionEntity, [...saved]);
  }
}
