import {
  type Activity,
  type CustomerOrder,
  type CustomerStop,
  contactOf,
  isAssigned,
  isDelivered,
  moveToStation,
  type PortalRecord,
  stationLabels,
  stationsReached,
} from '@overland/contracts';
import type { ChangeRequestEntity } from '../change-requests/change-request.entity.js';
import { toCustomerRequest } from '../change-requests/change-request.mapper.js';
import { mayAsk } from '../change-requests/request-rules.js';
import { shownState } from '../customer-links/link-rules.js';
import type { OrderFileEntity } from '../files/order-file.entity.js';
import { actualTimes } from '../orders/actual-times.js';
import type { PlacedOrder } from '../orders/order.entity.js';
import { canAcceptTerms } from '../orders/order-permissions.js';
import { awaitsPayment, statusOf } from '../orders/order-states.js';
import { dayOf, paymentOf } from './shown-payment.js';

interface Known {
  order: PlacedOrder;
  portal: PortalRecord;
  /** Newest first. */
  activities: readonly Activity[];
  files: readonly OrderFileEntity[];
  requests: readonly ChangeRequestEntity[];
  before: CustomerOrder['before'];
  token: string;
  isMailed: boolean;
  surveyToken: string;
}

/** An allow-list, so that new fields of an order stay hidden from customers. */
export function toCustomerOrder(known: Known): CustomerOrder {
  const { order, portal, activities, files, requests, before, token, isMailed } = known;
  const state = shownState(order);
  const actual = actualTimes(order);
  return {
    token,
    orderId: order.id,
    uniqueId: order.uniqueId,
    companyName: portal.companyName,
    companyLogo: portal.companyLogo,
    isCustomerPortal: portal.isCustomerPortal,
    portal: { displayMCLogo: portal.displayMCLogo, accentColor: portal.accentColor },
    contact: contactOf(portal, { email: '', phone: '' }),
    status: statusOf(state, { isPending: awaitsPayment(order) }),
    sdStatusLabel: order.sdStatusLabel,
    ...wayOf(order, activities),
    transportType: order.transportType,
    miles: order.miles,
    pickupPlaceText: order.pickupPlaceText,
    deliveryPlaceText: order.deliveryPlaceText,
    pickup: { ...stopOf(order, 'pickup'), actualOn: dayOf(actual.pickedUpAt, portal) },
    delivery: { ...stopOf(order, 'delivery'), actualOn: dayOf(actual.deliveredAt, portal) },
    vehicles: order.vehicles.map(({ year, make, model, vin, operable }) => ({
      year,
      make,
      model,
      vin,
      operable,
    })),
    price: order.price,
    ...paymentOf(order, portal),
    hasDriver: isAssigned(state),
    termsAcceptedAt: order.termsAcceptedAt?.toISOString() ?? null,
    mayAccept: isMailed && order.termsAcceptedAt === null && canAcceptTerms(order),
    files: files.map(({ key, name, size }) => ({ key, name, size })),
    requests: requests.map(toCustomerRequest),
    mayAsk: mayAsk(order),
    survey: surveyOf(known),
    position: positionOf(order),
    before,
    timeZone: portal.timeZone,
  };
}

function wayOf(
  order: PlacedOrder,
  activities: readonly Activity[],
): Pick<CustomerOrder, 'stations' | 'reached'> {
  const reached = stationsReached(shownState(order), activities);
  const timeOf = (station: number): string | null => {
    if (station === 1) return order.createdAt.toISOString();
    return station <= reached ? (moveToStation(station, activities)?.at ?? null) : null;
  };
  return { reached, stations: stationLabels.map((label, index) => ({ label, at: timeOf(index + 1) })) };
}

function stopOf(order: PlacedOrder, side: 'pickup' | 'delivery'): Omit<CustomerStop, 'actualOn'> {
  const { businessName, contactName, phones, address, city, state, zip } = order[side];
  const dateType = order[`${side}DateType` as const];
  return {
    businessName,
    contactName,
    phone: phones.primary,
    address,
    city,
    state,
    zip,
    dateType,
    scheduledAt: order[`${side}ScheduledAt` as const],
    scheduledEndsAt: dateType === 'exact' ? null : order[`${side}ScheduledEndsAt` as const],
  };
}

/** From the delivery on, whether or not the survey was emailed. */
function surveyOf({ order, surveyToken }: Known): CustomerOrder['survey'] {
  if (!isDelivered(shownState(order))) return null;
  return { token: surveyToken, isAnswered: order.surveyAnsweredAt !== null };
}

/** Only while the vehicles are in transit. */
function positionOf({
  sdStatus,
  driverLat,
  driverLong,
  driverUpdated,
}: PlacedOrder): CustomerOrder['position'] {
  if (sdStatus !== 'picked_up' || driverLat === null || driverLong === null) return null;
  return { lat: driverLat, long: driverLong, at: driverUpdated?.toISOString() ?? null };
}
