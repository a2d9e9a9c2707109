import {
  dateTypeLabels,
  moveLabels,
  type Order,
  type PortalRecord,
  paymentLines,
  transportLabels,
  vehicleName,
} from '@overland/contracts';
import {
  formatCreated,
  formatDay,
  formatDaysInFull,
  formatInstantIn,
  formatMiles,
  formatMoney,
  formatTransit,
  levelLabel,
} from '@overland/contracts/format';
import type { Letterhead } from '@overland/documents';
import type { OrderFacts } from '../orders/order.mapper.js';

export interface DocumentContext {
  order: OrderFacts;
  portal: Pick<PortalRecord, 'displayAgent' | 'timeZone'>;
  letterhead: Letterhead;
}

/**
 * Everything on the page, formatted; the template only places it. What is for staff and carriers alone is left out:
 * driver, carrier, flag, history.
 */
export function orderDocument({ order, portal, letterhead }: DocumentContext) {
  const count = order.vehicles.length;
  return {
    title: `Order ${order.uniqueId}`,
    letterhead,
    link: null,
    number: `ORDER: #${order.uniqueId}`,
    from: order.pickupPlaceText,
    to: order.deliveryPlaceText,
    miles: formatMiles(order.miles),
    transit: `${formatTransit(order.transitTime)} on the road`,
    facts: facts(order, portal.timeZone),
    notice: order.status === 'Canceled' ? 'This order is canceled.' : null,
    stops: [stop(order, 'pickup'), stop(order, 'delivery')],
    vehiclesTitle: count === 1 ? 'Vehicle' : `${count} vehicles`,
    transport: transportLabels[order.transportType],
    vehicles: order.vehicles.map(vehicleRow),
    lines: paymentLines(order).map(({ label, dollars }) => ({
      label,
      amount: dollars === 0 ? 'No fee' : formatMoney(dollars),
    })),
    total: { label: `Total, ${order.paymentType}`, amount: formatMoney(order.price) },
    payment: paymentText(order, portal.timeZone),
    agents: portal.displayAgent ? order.agents.map(agentRow) : [],
  };
}

export type OrderDocument = ReturnType<typeof orderDocument>;

/** Label–value pairs as on the screen; what is not known is left out. */
function facts(order: OrderFacts, timeZone: string): { label: string; value: string }[] {
  return [
    { label: 'Status', value: order.sdStatusLabel },
    { label: 'Customer', value: order.customerFullName },
    { label: 'Email', value: order.customerEmail },
    ...phones(order.customerPhone, order.customerMobilePhone, order.customerAltPhone).map((value) => ({
      label: 'Phone',
      value,
    })),
    { label: 'Company', value: order.companyName },
    { label: 'Booked', value: formatCreated(order.createdAt, timeZone) },
    { label: 'Picked up within', value: levelLabel(order.serviceLevel) },
    { label: 'Move type', value: order.moveType === null ? '' : moveLabels[order.moveType] },
    { label: 'Registration', value: order.reg },
    { label: 'Non-domestic', value: order.sirvaNonDomestic ? 'Yes' : '' },
  ].filter(({ value }) => value !== '');
}

function stop(order: OrderFacts, which: 'pickup' | 'delivery') {
  const place = `${order[`${which}City`]}, ${order[`${which}State`]} ${order[`${which}Zip`]}`;
  return {
    title: which === 'pickup' ? 'Pickup' : 'Delivery',
    locationType: order[`${which}LocationType`],
    when: whenText(order, which),
    address: [order[`${which}BusinessName`], order[`${which}Address`], place].filter(isNamed),
    person: order[`${which}ContactName`],
    contact: [
      ...phones(order[`${which}Phone`], order[`${which}MobilePhone`], order[`${which}AltPhone`]),
      order[`${which}Email`],
    ].filter(isNamed),
    notes: order[`${which}Notes`],
  };
}

const isNamed = (text: string) => text !== '';

function phones(phone: string, mobile: string, alt: string): string[] {
  return [phone, mobile && `${mobile} mobile`, alt && `${alt} alternate`].filter(isNamed);
}

/** The end of the range is hidden when the date is exact (docs/product/orders.md). */
function whenText(order: OrderFacts, which: 'pickup' | 'delivery'): string {
  const type = order[`${which}DateType`];
  const start = order[`${which}ScheduledAt`];
  const end = order[`${which}ScheduledEndsAt`];
  const days = type === 'exact' || end === null ? formatDay(start) : formatDaysInFull({ start, end });
  return `${dateTypeLabels[type]} ${days}`.trimStart();
}

function vehicleRow(vehicle: Order['vehicles'][number]) {
  return {
    name: vehicleName(vehicle),
    vin: vehicle.vin,
    pricingClass: vehicle.pricingClass,
    operable: vehicle.operable,
    isOperable: vehicle.operableBool,
    price: formatMoney(vehicle.price),
  };
}

function paymentText({ paymentType, paid, paidAt, companyName, status }: OrderFacts, timeZone: string) {
  if (paymentType === 'Billing') return `Billed to ${companyName}.`;
  if (paid) return paidAt === null ? 'Paid.' : `Paid ${formatInstantIn(paidAt, timeZone)}.`;
  return status === 'Canceled' ? null : 'Not paid yet.';
}

function agentRow({ name, email, pickup, delivery }: Order['agents'][number]) {
  const told = [pickup && 'Pickup', delivery && 'Delivery'].filter(Boolean).join(', ');
  return { name: name || '–', email, told };
}
