import { Injectable } from '@nestjs/common';
import { vehicleName } from '@overland/contracts';
import { notFound, portalFilter, type Scope } from '@overland/service-kit';
import type { EntityManager, FindOptionsWhere } from 'typeorm';
import { QuoteEntity } from './quote.entity.js';
import type { QuotePrice } from './quote-price.js';
import type { LatestQuote } from './recent-moves.js';

/** The price, and everything else that a person enters. */
type QuoteContents = QuotePrice &
  Pick<QuoteEntity, 'portalId' | 'companyName' | 'customerFullName' | 'pickup' | 'delivery'>;

/** The columns that are only set when a quote is created. */
export type NewQuote = QuoteContents &
  Pick<
    QuoteEntity,
    'status' | 'createdBy' | 'isPublic' | 'customerEmail' | 'customerPhone' | 'mailedAt' | 'language'
  >;

export type QuoteStamp = Pick<
  QuoteEntity,
  'id' | 'uniqueId' | 'portalId' | 'version' | 'expiresAt' | 'language'
>;

/**
 * Every call needs the manager of a `withPortal` transaction. `scope` limits the rows; row-level security is the safety net.
 */
@Injectable()
export class QuotesRepository {
  async get(manager: EntityManager, id: string, scope: Scope): Promise<QuoteEntity> {
    return found(await manager.getRepository(QuoteEntity).findOneBy(byId(id, scope)));
  }

  /** Without the prices, which are most of the row. */
  async getStamp(manager: EntityManager, id: string, scope: Scope): Promise<QuoteStamp> {
    const select = {
      id: true,
      uniqueId: true,
      portalId: true,
      version: true,
      expiresAt: true,
      language: true,
    };
    return found(await manager.getRepository(QuoteEntity).findOne({ select, where: byId(id, scope) }));
  }

  /** The quote, locked until the transaction ends. */
  async lock(manager: EntityManager, id: string, scope: Scope): Promise<QuoteEntity> {
    const lock = { mode: 'pessimistic_write' } as const;
    return found(await manager.getRepository(QuoteEntity).findOne({ where: byId(id, scope), lock }));
  }

  latestOf(manager: EntityManager, userId: string, scope: Scope): Promise<LatestQuote[]> {
    return manager.getRepository(QuoteEntity).find({
      select: { id: true, pickup: true, delivery: true, customerFullName: true, pricingInputs: true },
      where: { createdBy: userId, ...portalFilter(scope) },
      order: { uniqueId: 'DESC' },
      take: 50,
    });
  }

  async insert(manager: EntityManager, quote: NewQuote): Promise<QuoteEntity> {
    const repository = manager.getRepository(QuoteEntity);
    const row = repository.create({
      ...contentColumns(quote),
      version: 1,
      status: quote.status,
      isPublic: quote.isPublic,
      createdBy: quote.createdBy,
      customerEmail: quote.customerEmail,
      customerPhone: quote.customerPhone,
      mailedAt: quote.mailedAt,
      language: quote.language,
      serviceLevel: 1,
      createdAt: quote.pricedAt,
      archivedAt: null,
      wasSaved: quote.status === 'Saved',
      lostReason: null,
      orderId: null,
      bookingBegunAt: null,
    });
    await repository.insert(row);
    return row;
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
    await manager.getRepository(QuoteEntity).update({ id: quote.id }, next);
    return Object.assign(new QuoteEntity(), quote, next);
  }

  /** Keeps an Unsaved quote from being removed while it is being booked. */
  async noteBooking(manager: EntityManager, id: string, now: Date): Promise<void> {
    await manager.getRepository(QuoteEntity).update({ id, status: 'Unsaved' }, { bookingBegunAt: now });
  }
}

const byId = (id: string, scope: Scope): FindOptionsWhere<QuoteEntity> => ({ id, ...portalFilter(scope) });

function found<T>(quote: T | null): T {
  if (!quote) throw notFound('We could not find this quote.');
  return quote;
}

function contentColumns(quote: QuoteContents): Partial<QuoteEntity> {
  return {
    ...priceColumns(quote),
    portalId: quote.portalId,
    companyName: quote.companyName,
    customerFullName: quote.customerFullName,
    pickup: quote.pickup,
    delivery: quote.delivery,
    pickupText: quote.pickup.text,
    deliveryText: quote.delivery.text,
    vehicles: quote.inputs.vehicles.map(vehicleName),
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
