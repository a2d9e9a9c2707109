import type { Activity, Order } from '@overland/contracts';
import type { ActivityEntity } from './activity.entity.js';
import { actualTimes } from './actual-times.js';
import type { PlacedOrder } from './order.entity.js';
import type { Phones } from './stored-stop.js';

/** The fields that depend on the caller and on other rows. */
type Surroundings = Pick<
  Order,
  | 'moves'
  | 'actions'
  | 'files'
  | 'requests'
  | 'locationRequestedAt'
  | 'dispatch'
  | 'isPaymentDue'
  | 'undoUntil'
>;

export type OrderFacts = Omit<Order, keyof Surroundings>;

export function toOrder(order: PlacedOrder, surroundings: Surroundings): Order {
  return Object.assign(toOrderFacts(order), surroundings);
}

/** The fields that are the same for everybody who sees them. */
export function toOrderFacts(order: PlacedOrder): OrderFacts {
  return Object.assign(factsOf(order), progressOf(order), stopOf(order, 'pickup'), stopOf(order, 'delivery'));
}

function progressOf(order: PlacedOrder) {
  const actual = actualTimes(order);
  return {
    version: order.version,
    flaggedFrom: order.flaggedFrom,
    paidBy: order.paidBy,
    paidAt: order.paidAt?.toISOString() ?? null,
    paidAmount: order.paidAmount,
    paymentRequestedAt: order.paymentRequestedAt?.toISOString() ?? null,
    canceledAt: order.canceledAt?.toISOString() ?? null,
    pickedUpAt: actual.pickedUpAt?.toISOString() ?? null,
    deliveredAt: actual.deliveredAt?.toISOString() ?? null,
    termsAcceptedAt: order.termsAcceptedAt?.toISOString() ?? null,
    termsAcceptedBy: order.termsAcceptedBy,
    carrierName: order.carrierName,
    driverName: order.driverName,
    driverPhone: order.driverPhone,
    driverLat: order.driverLat,
    driverLong: order.driverLong,
    driverUpdated: order.driverUpdated?.toISOString() ?? null,
  };
}

function factsOf(order: PlacedOrder) {
  const customer = shownPhones(order.customerPhones);
  return {
    _id: order.id,
    orderId: order.id,
    uniqueId: order.uniqueId,
    quoteId: order.quoteId,
    portalId: order.portalId,
    companyName: order.companyName,
    isCustomerPortal: order.isCustomerPortal,
    status: order.status,
    sdStatus: order.sdStatus,
    sdStatusLabel: order.sdStatusLabel,
    transportType: order.transportType,
    serviceLevel: order.serviceLevel,
    paymentType: order.paymentType,
    paid: order.paid,
    price: order.price,
    isRush: order.isRush,
    rushFee: order.rushFee,
    sirvaNonDomestic: order.sirvaNonDomestic,
    miles: order.miles,
    transitTime: order.transitTime,
    moveType: order.moveType,
    reg: order.reg,
    customerFullName: order.customerFullName,
    customerEmail: order.customerEmail,
    customerPhone: customer.phone,
    customerMobilePhone: customer.mobile,
    customerAltPhone: customer.alt,
    customerAltPhoneIsMobile: customer.altIsMobile,
    language: order.language,
    pickupPlaceText: order.pickupPlaceText,
    deliveryPlaceText: order.deliveryPlaceText,
    vehicles: order.vehicles,
    agents: order.agents,
    createdAt: order.createdAt.toISOString(),
  };
}

function stopOf<S extends 'pickup' | 'delivery'>(order: PlacedOrder, side: S) {
  const stop = order[side];
  const phones = shownPhones(stop.phones);
  const dateType = order[`${side}DateType` as const];
  return prefixed(side, {
    LocationType: stop.locationType,
    BusinessName: stop.businessName,
    ContactName: stop.contactName,
    Email: stop.email,
    Phone: phones.phone,
    MobilePhone: phones.mobile,
    AltPhone: phones.alt,
    AltPhoneIsMobile: phones.altIsMobile,
    Address: stop.address,
    City: stop.city,
    State: stop.state,
    Zip: stop.zip,
    Notes: stop.notes,
    DateType: dateType,
    ScheduledAt: order[`${side}ScheduledAt` as const],
    ScheduledEndsAt: dateType === 'exact' ? null : order[`${side}ScheduledEndsAt` as const],
  });
}

/** Prefixes the fields of a stop with its side, as in the contract. */
function prefixed<S extends string, T extends object>(side: S, fields: T) {
  const named = Object.entries(fields).map(([name, value]) => [`${side}${name}`, value]);
  return Object.fromEntries(named) as { [K in keyof T & string as `${S}${K}`]: T[K] };
}

export function toActivity(activity: Omit<ActivityEntity, 'id'>): Activity {
  const { kind, at, actor, fromStatus, toStatus, source, note, changes } = activity;
  return { kind, at: at.toISOString(), actor, from: fromStatus, to: toStatus, source, note, changes };
}

/** People enter two phones, each possibly mobile; three fields show them, each number once. */
function shownPhones({ primary, primaryIsMobile, alt, altIsMobile }: Phones) {
  if (primaryIsMobile) return { phone: '', mobile: primary, alt, altIsMobile };
  if (altIsMobile) return { phone: primary, mobile: alt, alt: '', altIsMobile };
  return { phone: primary, mobile: '', alt, altIsMobile };
}
