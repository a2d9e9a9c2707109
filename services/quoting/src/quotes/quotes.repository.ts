import { Injectable } from '@nestjs/common';
import { type OrderFact, type VehiclesEntered, vehicleName } from '@overland/contracts';
import { dayMs, hourMs } from '@overland/contracts/calendar';
import { inMailboxOf, insertNew, lockFor, notFound, portalFilter, type Scope } from '@overland/service-kit';
import { type EntityManager, type FindOptionsWhere, In, LessThan, MoreThan } from 'typeorm';
import { shownState } from './order-state.js';
import { QuoteEntity } from './quote.entity.js';
import { mostInADay, mostInAnHour } from './quote-mail.js';
import type { QuotePrice } from './quote-price.js';
import type { LatestQuote } from './recent-moves.js';
import { bookingHours, unsavedDays } from './unsaved-quotes.js';

/** The price, and everything else that a person enters. */
type QuoteContents = QuotePrice &
  Pick<
    QuoteEntity,
    | 'portalId'
    | 'companyName'
    | 'customerFullName'
    | 'customerEmail'
    | 'pickup'
    | 'delivery'
    | 'enteredVehicles'
  >;

/** The columns that are only set when a quote is created. */
export type NewQuote = QuoteContents &
  Pick<QuoteEntity, 'status' | 'createdBy' | 'isPublic' | 'customerPhone' | 'mailedAt' | 'language'>;

/** Without the prices, which are most of the row. */
const stamp = {
  id: true,
  uniqueId: true,
  portalId: true,
  version: true,
  expiresAt: true,
  language: true,
} as const satisfies Partial<Record<keyof QuoteEntity, true>>;

export type QuoteStamp = Pick<QuoteEntity, keyof typeof stamp>;

/**
 * Every call needs the manager of a `withPortal` transaction. `scope` limits the rows; row-level security is the safety net.
 */
@Injectable()
export class QuotesRepository {
  async get(manager: EntityManager, id: string, scope: Scope): Promise<QuoteEntity> {
    return found(await manager.findOneBy(QuoteEntity, byId(id, scope)));
  }

  async getStamp(manager: EntityManager, id: string, scope: Scope): Promise<QuoteStamp> {
    return found(await manager.findOne(QuoteEntity, { select: stamp, where: byId(id, scope) }));
  }

  /** The quote, locked until the transaction ends. */
  async lock(manager: EntityManager, id: string, scope: Scope): Promise<QuoteEntity> {
    const lock = { mode: 'pessimistic_write' } as const;
    return found(await manager.findOne(QuoteEntity, { where: byId(id, scope), lock }));
  }

  latestOf(manager: EntityManager, userId: string, scope: Scope): Promise<LatestQuote[]> {
    return manager.find(QuoteEntity, {
      select: { id: true, pickup: true, delivery: true, customerFullName: true, pricingInputs: true },
      where: { createdBy: userId, ...portalFilter(scope) },
      order: { uniqueId: 'DESC' },
      take: 50,
    });
  }

  async insert(manager: EntityManager, quote: NewQuote): Promise<QuoteEntity> {
    const row = newRow(quote);
    await manager.insert(QuoteEntity, row);
    return row;
  }

  /** Null where this id is there already. */
  async insertAs(manager: EntityManager, id: string, quote: NewQuote): Promise<QuoteEntity | null> {
    const added = await insertNew(manager, QuoteEntity, { ...newRow(quote), id });
    return added.length === 1 ? manager.findOneByOrFail(QuoteEntity, { id }) : null;
  }

  hasRow(manager: EntityManager, id: string): Promise<boolean> {
    return manager.existsBy(QuoteEntity, { id });
  }

  /** Saves an edited, newly priced quote. Its status stays. */
  updateContents(manager: EntityManager, quote: QuoteEntity, contents: QuoteContents): Promise<QuoteEntity> {
    return this.update(manager, quote, contentColumns(contents));
  }

  /** Saves a new price for the same move. */
  updatePrice(manager: EntityManager, quote: QuoteEntity, price: QuotePrice): Promise<QuoteEntity> {
    return this.update(manager, quote, priceColumns(price));
  }

  /** Saves changes of a locked quote as its next version. */
  async update(
    manager: EntityManager,
    quote: QuoteEntity,
    changes: Partial<QuoteEntity>,
  ): Promise<QuoteEntity> {
    const next = { ...changes, version: quote.version + 1 };
    await manager.update(QuoteEntity, { id: quote.id }, next);
    return Object.assign(new QuoteEntity(), quote, next);
  }

  /** Whether a new public quote may be mailed to its customer. Call it in the transaction that makes the quote. */
  async mayBeMailed(manager: EntityManager, customerEmail: string, now: Date): Promise<boolean> {
    await lockFor(manager, 'emails of quotes');
    const since = (ms: number) => MoreThan(new Date(now.getTime() - ms));
    const toAll = await manager.countBy(QuoteEntity, { mailedAt: since(hourMs) });
    if (toAll >= mostInAnHour) return false;
    const toMailbox = { mailedAt: since(dayMs), customerEmail: inMailboxOf(customerEmail) };
    return (await manager.countBy(QuoteEntity, toMailbox)) < mostInADay;
  }

  /**
   * Removes the oldest expired Unsaved quotes of staff, at most `most`. Skips quotes that are being saved or booked.
   * @returns how many were removed.
   */
  async removeUnsaved(manager: EntityManager, now: Date, most: number): Promise<number> {
    const hoursAgo = (hours: number) => new Date(now.getTime() - hours * hourMs);
    const forgotten = await manager
      .createQueryBuilder(QuoteEntity, 'quote')
      .select('quote.id')
      .where(`quote.status = 'Unsaved' and not quote.isPublic`)
      .andWhere('quote.pricedAt < :priced', { priced: hoursAgo(unsavedDays * 24) })
      .andWhere('(quote.bookingBegunAt is null or quote.bookingBegunAt < :begun)', {
        begun: hoursAgo(bookingHours),
      })
      .orderBy('quote.pricedAt')
      .limit(most)
      .setLock('pessimistic_write')
      .setOnLocked('skip_locked')
      .getMany();
    if (forgotten.length === 0) return 0;
    await manager.delete(QuoteEntity, { id: In(forgotten.map(({ id }) => id)) });
    return forgotten.length;
  }

  /** Keeps what the quote's order says of its vehicles, unless something newer is known. It is no new version of the quote. */
  async noteEntered(
    manager: EntityManager,
    { quoteId, orderId, version, vehicles }: VehiclesEntered,
  ): Promise<void> {
    await manager.update(
      QuoteEntity,
      { id: quoteId, orderId, enteredVersion: LessThan(version) },
      { enteredVehicles: vehicles, enteredVersion: version },
    );
  }

  /** Keeps how its order stands, unless something newer is known. It is no new version of the quote. */
  async noteOrder(
    manager: EntityManager,
    { quoteId, orderId, version, price, ...fact }: OrderFact,
  ): Promise<void> {
    const orderState = shownState(fact);
    await manager.update(
      QuoteEntity,
      { id: quoteId, orderId, orderVersion: LessThan(version) },
      { ...(orderState !== null && { orderState }), orderPrice: price, orderVersion: version },
    );
  }

  /** What is known of its customer. It is no new version of the quote unless one is given. */
  async note(
    manager: EntityManager,
    id: string,
    columns: Pick<
      Partial<QuoteEntity>,
      'version' | 'customerEmail' | 'answeredAt' | 'followedUpAt' | 'emailDueAt'
    >,
  ): Promise<void> {
    await manager.update(QuoteEntity, { id }, columns);
  }

  /** Keeps an Unsaved quote from being removed while it is being booked. */
  async noteBooking(manager: EntityManager, id: string, now: Date): Promise<void> {
    await manager.update(QuoteEntity, { id, status: 'Unsaved' }, { bookingBegunAt: now });
  }
}

const byId = (id: string, scope: Scope): FindOptionsWhere<QuoteEntity> => ({ id, ...portalFilter(scope) });

function found<T>(quote: T | null): T {
  if (!quote) throw notFound('We could not find this quote.');
  return quote;
}

/** Without id and number, which the database gives it. */
export const newRow = (quote: NewQuote): QuoteEntity =>
  Object.assign(new QuoteEntity(), contentColumns(quote), {
    version: 1,
    status: quote.status,
    isPublic: quote.isPublic,
    createdBy: quote.createdBy,
    ownerId: quote.createdBy,
    customerPhone: quote.customerPhone,
    mailedAt: quote.mailedAt,
    language: quote.language,
    serviceLevel: 1 as const,
    createdAt: quote.pricedAt,
    archivedAt: null,
    wasSaved: quote.status === 'Saved',
    lostReason: null,
    followedUpAt: null,
    answeredAt: null,
    emailDueAt: null,
    orderId: null,
    orderState: null,
    orderPrice: null,
    orderVersion: 0,
    bookingBegunAt: null,
    handedOver: null,
  });

function contentColumns(quote: QuoteContents): Partial<QuoteEntity> {
  return {
    ...priceColumns(quote),
    portalId: quote.portalId,
    companyName: quote.companyName,
    customerFullName: quote.customerFullName,
    customerEmail: quote.customerEmail,
    pickup: quote.pickup,
    delivery: quote.delivery,
    pickupText: quote.pickup.text,
    deliveryText: quote.delivery.text,
    vehicles: quote.inputs.vehicles.map(vehicleName),
    enteredVehicles: quote.enteredVehicles,
  };
}

function priceColumns({ pricing, inputs, ...price }: QuotePrice): Partial<QuoteEntity> {
  return {
    miles: price.miles,
    milesSource: price.milesSource,
    transportType: price.transportType,
    price: pricing.totalPricing[1].totalPortal,
    pricing,
    pricingInputs: inputs,
    pricingVersion: inputs.settingsVersion,
    pricedAt: price.pricedAt,
    expiresAt: price.expiresAt,
  };
}
