import { Injectable } from '@nestjs/common';
import { PortalRecord } from '@overland/contracts';
import type { EntityManager } from 'typeorm';
import { notFound } from '../app-error.js';
import { type EventHandlerMap, type EventHandlers, HandlesEvents } from '../events/event-handlers.js';

/** Keeps this service's copy of the portals; identity owns them. Add it to the module's providers. */
@Injectable()
@HandlesEvents()
export class PortalReplica implements EventHandlers {
  readonly name = 'portal-replica';
  readonly on: EventHandlerMap = {
    'portal.changed': ({ payload }, manager) => savePortal(manager, payload),
  };
}

/** Keeps the portal unless a newer version is here already: events may overtake each other. */
export async function savePortal(manager: EntityManager, portal: PortalRecord): Promise<void> {
  await manager.query(
    `insert into portal_replicas (portal_id, version, data) values ($1, $2, $3)
     on conflict (portal_id) do update set version = excluded.version, data = excluded.data
     where portal_replicas.version < excluded.version`,
    [portal._id, portal.version, JSON.stringify(portal)],
  );
}

interface PortalRow {
  data: PortalRecord;
}

export async function findPortal(manager: EntityManager, portalId: string): Promise<PortalRecord | null> {
  const [row] = await manager.query<PortalRow[]>('select data from portal_replicas where portal_id = $1', [
    portalId,
  ]);
  return row?.data ?? null;
}

/** @throws AppError notFound */
export async function getPortal(manager: EntityManager, portalId: string): Promise<PortalRecord> {
  const portal = await findPortal(manager, portalId);
  if (!portal) throw notFound();
  return portal;
}

/** The portal that private customers of the public site belong to. */
export async function findCustomerPortal(manager: EntityManager): Promise<PortalRecord | null> {
  const [row] = await manager.query<PortalRow[]>(
    `select data from portal_replicas where (data->>'isCustomerPortal')::boolean order by portal_id limit 1`,
  );
  return row?.data ?? null;
}

/** Every portal by name, for lists that show names. */
export async function listPortals(manager: EntityManager): Promise<PortalRecord[]> {
  const rows = await manager.query<PortalRow[]>(
    `select data from portal_replicas order by data->>'companyName'`,
  );
  return rows.map((row) => row.data);
}

/** Where all portals are listed, days are days of the provider. */
const providerTimeZone = 'America/New_York';

/** The time zone that days of a list's filter are meant in: the portal's, or for all portals the provider's. */
export async function listTimeZone(manager: EntityManager, portalId: string | null): Promise<string> {
  const portal = portalId ? await findPortal(manager, portalId) : null;
  return portal?.timeZone ?? providerTimeZone;
}
