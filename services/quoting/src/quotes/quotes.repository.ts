import { Injectable } from '@nestjs/common';
import { type QuoteStatus, type ServiceLevel, type TransportType, vehicleName } from '@overland/contracts';
import { notFound, portalOf, type Scope } from '@overland/service-kit';
import type { DataSource, EntityManager } from 'typeorm';
import { restoreDays } from './quote-states.js';
import type { LatestQuote } from './recent-moves.js';
import type { QuoteContents, QuotePrice, StoredQuote } from './stored-quote.js';

/** What only a new quote has. */
interface NewQuote extends QuoteContents {
  status: 'Unsaved' | 'Saved';
  createdBy: string | null;
  isPublic: boolean;
  customerEmail: string;
  customerPhone: string;
}

interface StateChange {
  id: string;
  from: readonly QuoteStatus[];
  to: QuoteStatus;
  now: Date;
}

const ofScope = 'from quotes where id = $1 and ($2::uuid is null or portal_id = $2)';
const byId = `select * ${ofScope}`;

/** What tells one state of a quote from another, without its prices. */
export type QuoteStamp = Pick<StoredQuote, 'id' | 'unique_id' | 'portal_id' | 'version' | 'expires_at'>;

/** Every statement runs in a `withPortal` transaction: row-level security is the second net under `portalId`. */
@Injectable()
export class QuotesRepository {
  async get(manager: EntityManager, id: string, scope: Scope): Promise<StoredQuote> {
    return one(await manager.query<StoredQuote[]>(byId, [id, portalOf(scope)]));
  }

  /** A tenth of the row, as its prices are most of it; one statement, which sets the portal for itself. */
  async getStamp(database: DataSource, id: string, scope: Scope): Promise<QuoteStamp> {
    return one(
      await database.query<QuoteStamp[]>('select * from quote_stamp($1, $2)', [id, portalOf(scope)]),
    );
  }

  /** The row, locked until the transaction ends. */
  async lock(manager: EntityManager, id: string, scope: Scope): Promise<StoredQuote> {
    return one(await manager.query<StoredQuote[]>(`${byId} for update`, [id, portalOf(scope)]));
  }

  /** The latest quotes that a person made, newest first. */
  latestOf(manager: EntityManager, userId: string, scope: Scope): Promise<LatestQuote[]> {
    return manager.query<LatestQuote[]>(
      `select pickup, delivery, customer_full_name, pricing_inputs -> 'vehicles' as vehicles from quotes
       where created_by = $1 and ($2::uuid is null or portal_id = $2) order by unique_id desc limit 50`,
      [userId, portalOf(scope)],
    );
  }

  async insert(manager: EntityManager, quote: NewQuote): Promise<StoredQuote> {
    return one(
      await manager.query<StoredQuote[]>(
        `insert into quotes (portal_id, company_name, status, is_public, created_by, customer_full_name,
           customer_email, customer_phone, pickup, delivery, pickup_text, delivery_text, vehicles, miles,
           miles_source, transport_type, price, pricing, pricing_inputs, pricing_version, created_at, priced_at,
           expires_at)
         values ($1, $2, $22, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19,
           $20, $20, $21)
         returning *`,
        [
          quote.portalId,
          quote.companyName,
          quote.isPublic,
          quote.createdBy,
          quote.customerFullName,
          quote.customerEmail,
          quote.customerPhone,
          quote.pickup,
          quote.delivery,
          quote.pickup.text,
          quote.delivery.text,
          vehicleNames(quote),
          ...priceColumns(quote),
          quote.status,
        ],
      ),
    );
  }

  /** Writes an edited, newly priced quote; its status stays. */
  async updateContents(manager: EntityManager, id: string, quote: QuoteContents): Promise<StoredQuote> {
    return one(
      await returning(
        manager,
        `update quotes set version = version + 1, portal_id = $2, company_name = $3, customer_full_name = $4,
           pickup = $5, delivery = $6, pickup_text = $7, delivery_text = $8, vehicles = $9, miles = $10,
           miles_source = $11, transport_type = $12, price = $13, pricing = $14, pricing_inputs = $15,
           pricing_version = $16, priced_at = $17, expires_at = $18
         where id = $1 returning *`,
        [
          id,
          quote.portalId,
          quote.companyName,
          quote.customerFullName,
          quote.pickup,
          quote.delivery,
          quote.pickup.text,
          quote.delivery.text,
          vehicleNames(quote),
          ...priceColumns(quote),
        ],
      ),
    );
  }

  /** Writes a new price of the same move. */
  async updatePrice(manager: EntityManager, id: string, price: QuotePrice): Promise<StoredQuote> {
    return one(
      await returning(
        manager,
        `update quotes set version = version + 1, miles = $2, miles_source = $3, transport_type = $4, price = $5,
           pricing = $6, pricing_inputs = $7, pricing_version = $8, priced_at = $9, expires_at = $10
         where id = $1 returning *`,
        [id, ...priceColumns(price)],
      ),
    );
  }

  /** Changes the state of a quote that is in one of the given states, and not archived too long ago; null when it is not. */
  async changeState(manager: EntityManager, { id, from, to, now }: StateChange): Promise<StoredQuote | null> {
    const rows = await returning(
      manager,
      `update quotes set status = $3, version = version + 1,
         archived_at = case when $3 = 'Archived' then $4::timestamptz end
       where id = $1 and status = any ($2)
         and (status <> 'Archived' or archived_at >= $4::timestamptz - make_interval(days => $5)) returning *`,
      [id, from, to, now, restoreDays],
    );
    return rows[0] ?? null;
  }

  /** Keeps an Unsaved quote from being removed while it is being booked. */
  async noteBooking(manager: EntityManager, id: string, now: Date): Promise<void> {
    const sql = `update quotes set booking_begun_at = $2 where id = $1 and status = 'Unsaved'`;
    await manager.query(sql, [id, now]);
  }

  /** Compare-and-set to Booked for one order, at the chosen type and level. */
  async book(
    manager: EntityManager,
    booking: {
      id: string;
      orderId: string;
      version: number;
      from: readonly QuoteStatus[];
      transportType: TransportType;
      serviceLevel: ServiceLevel;
      price: number;
      pricing: StoredQuote['pricing'];
    },
  ): Promise<StoredQuote | null> {
    const rows = await returning(
      manager,
      `update quotes set status = 'Booked', order_id = $2, version = version + 1, transport_type = $5,
         service_level = $6, price = $7, pricing = $8
       where id = $1 and version = $3 and status = any ($4) returning *`,
      [
        booking.id,
        booking.orderId,
        booking.version,
        booking.from,
        booking.transportType,
        booking.serviceLevel,
        booking.price,
        JSON.stringify(booking.pricing),
      ],
    );
    return rows[0] ?? null;
  }
}

/** TypeORM answers an UPDATE with [rows, count]. */
async function returning(manager: EntityManager, sql: string, params: unknown[]): Promise<StoredQuote[]> {
  const [rows] = await manager.query<[StoredQuote[], number]>(sql, params);
  return rows;
}

function one<Row>(rows: Row[]): Row {
  const [row] = rows;
  if (!row) throw notFound('We could not find this quote.');
  return row;
}

const vehicleNames = ({ inputs }: QuotePrice) => inputs.vehicles.map(vehicleName);

/** In the order of the columns above, from `miles` to `expires_at`. */
function priceColumns(price: QuotePrice): unknown[] {
  return [
    price.miles,
    price.milesSource,
    price.transportType,
    price.pricing.totalPricing[1].totalPortal,
    JSON.stringify(price.pricing),
    JSON.stringify(price.inputs),
    price.inputs.settingsVersion,
    price.pricedAt,
    price.expiresAt,
  ];
}
