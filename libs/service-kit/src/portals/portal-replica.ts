import { Injectable } from '@nestjs/common';
import { PortalRecord } from '@overland/contracts';
import { providerTimeZone } from '@overland/contracts/calendar';
import { Any, type EntityManager } from 'typeorm';
import { notFound } from '../app-error.js';
import { saveNewer } from '../database/save-newer.js';
import { type EventHandlerMap, type EventHandlers, HandlesEvents } from '../events/event-handlers.js';
import { PortalReplicaEntity } from './portal-replica.entity.js';

/** Keeps this service's copy of the portals; identity owns them. Add it to the module's providers. */
@Injectable()
@HandlesEvents()
export class PortalReplica implements EventHandlers {
  readonly name = 'portal-replica';
  readonly on: EventHandlerMap = {
    'portal.changed': ({ payload }, manager) => savePortal(manager, payload),
  };
}

/** Keeps the portal unless a newer version is here already. */
export function savePortal(manager: EntityManager, portal: PortalRecord): Promise<void> {
  const { _id: portalId, version } = portal;
  return saveNewer(manager, PortalReplicaEntity, { portalId, version, data: portal });
}

export async function findPortal(manager: EntityManager, portalId: string): Promise<PortalRecord | null> {
  const replica = await manager.findOneBy(PortalReplicaEntity, { portalId });
  return replica?.data ?? null;
}

/** @throws AppError notFound */
export async function getPortal(manager: EntityManager, portalId: string): Promise<PortalRecord> {
  const portal = await findPortal(manager, portalId);
  if (!portal) throw notFound();
  return portal;
}

export async function listPortals(
  manager: EntityManager,
  portalIds: readonly string[] | 'all',
): Promise<PortalRecord[]> {
  const where = portalIds === 'all' ? {} : { portalId: Any([...portalIds]) };
  const replicas = await manager.findBy(PortalReplicaEntity, where);
  return replicas.map(({ data }) => data);
}

/** The ids of all portals by their time zone. */
export function readZones(manager: EntityManager): Promise<{ timeZone: string; portalIds: string[] }[]> {
  return manager
    .createQueryBuilder(PortalReplicaEntity, 'p')
    .select(`p.data ->> 'timeZone'`, 'timeZone')
    .addSelect('array_agg(p.portalId)', 'portalIds')
    .groupBy(`p.data ->> 'timeZone'`)
    .getRawMany();
}

/** The time zone that days of a list's filter are meant in: the portal's, or for all portals the provider's. */
export async function listTimeZone(manager: EntityManager, portalId: string | null): Promise<string> {
  const portal = portalId ? await findPortal(manager, portalId) : null;
  return portal?.timeZone ?? providerTimeZone;
}
