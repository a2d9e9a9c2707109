import { Injectable } from '@nestjs/common';
import type { Activity, SdStatus } from '@overland/contracts';
import { notFound, portalOf, type Scope } from '@overland/service-kit';
import type { EntityManager } from 'typeorm';
import type { PlacedOrder, StoredOrder } from './stored-order.js';

/** One line of an order's history; written once and never changed. */
export interface NewActivity {
  orderId: string;
  portalId: string;
  at: Date;
  actor: string;
  from: SdStatus | null;
  to: SdStatus | null;
  source: Activity['source'];
  note: string;
}

/** The columns that are written; `search_text` is made of others. `satisfies` keeps them complete. */
const columns = Object.keys({
  id: 1,
  quote_id: 1,
  unique_id: 1,
  portal_id: 1,
  company_name: 1,
  is_customer_portal: 1,
  version: 1,
  status: 1,
  sd_status: 1,
  sd_status_label: 1,
  flagged_from: 1,
  is_public: 1,
  booked_by: 1,
  actor: 1,
  is_rush: 1,
  transport_type: 1,
  service_level: 1,
  payment_type: 1,
  paid: 1,
  price: 1,
  miles: 1,
  transit_time: 1,
  move_type: 1,
  reg: 1,
  sirva_non_domestic: 1,
  customer_full_name: 1,
  customer_email: 1,
  customer_phones: 1,
  pickup: 1,
  delivery: 1,
  pickup_place_text: 1,
  delivery_place_text: 1,
  pickup_date_type: 1,
  pickup_scheduled_at: 1,
  pickup_scheduled_ends_at: 1,
  delivery_date_type: 1,
  delivery_scheduled_at: 1,
  delivery_scheduled_ends_at: 1,
  vehicles: 1,
  vehicle_names: 1,
  vins: 1,
  agents: 1,
  created_at: 1,
  request_id: 1,
  idempotency_caller: 1,
  idempotency_key: 1,
  body_hash: 1,
  quote_version: 1,
  reprice: 1,
  lease_until: 1,
  reply: 1,
} satisfies Record<keyof StoredOrder, 1>).join(', ');

/** A row in JSON, so that days stay text and no driver makes local times of them. */
export const orderAsJson = 'to_json(orders) as row';

/** Every statement runs in a `withPortal` transaction: row-level security is the second net under `portalId`. */
@Injectable()
export class OrdersRepository {
  /** @throws AppError notFound, also for another portal's order and one that is not placed yet. */
  async get(manager: EntityManager, id: string, scope: Scope): Promise<PlacedOrder> {
    const [found] = await manager.query<{ row: PlacedOrder }[]>(
      `select ${orderAsJson} from orders
       where id = $1 and status <> 'placing' and ($2::uuid is null or portal_id = $2)`,
      [id, portalOf(scope)],
    );
    if (!found) throw notFound('We could not find this order.');
    return found.row;
  }

  /** Rows whose quote, number or Idempotency-Key is taken are left out of what it returns. */
  async insert(manager: EntityManager, rows: readonly StoredOrder[]): Promise<StoredOrder[]> {
    const inserted = await manager.query<{ row: StoredOrder }[]>(
      `insert into orders (${columns}) select ${columns} from json_populate_recordset(null::orders, $1)
       on conflict do nothing returning ${orderAsJson}`,
      [JSON.stringify(rows)],
    );
    return inserted.map(({ row }) => row);
  }

  async addActivities(manager: EntityManager, activities: readonly NewActivity[]): Promise<void> {
    await manager.query(
      `insert into activities (order_id, portal_id, at, actor, from_status, to_status, source, note)
       select "orderId", "portalId", at, actor, "from", "to", source, note
       from json_to_recordset($1) as a ("orderId" uuid, "portalId" uuid, at timestamptz, actor text, "from" text,
         "to" text, source text, note text)`,
      [JSON.stringify(activities)],
    );
  }

  /** Newest first. */
  async listActivities(manager: EntityManager, orderId: string, scope: Scope): Promise<Activity[]> {
    return manager.query<Activity[]>(
      `select at, actor, from_status as "from", to_status as "to", source, note from activities
       where order_id = $1 and ($2::uuid is null or portal_id = $2) order by at desc, id desc`,
      [orderId, portalOf(scope)],
    );
  }
}
