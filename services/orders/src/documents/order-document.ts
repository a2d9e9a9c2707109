import {
  classText,
  type DateType,
  labeledTexts,
  moveLabels,
  type Order,
  type PaymentType,
  type PortalRecord,
  paymentLines,
  transportLabels,
  vehicleName,
} from '@overland/contracts';
import { todayIn } from '@overland/contracts/calendar';
import {
  formatCreated,
  formatDay,
  formatDaysInFull,
  formatInstantIn,
  formatMiles,
  formatMoney,
  formatTransit,
  howToPay,
  isPaymentOpen,
  levelLabel,
  paymentStory,
  paymentText,
} from '@overland/contracts/format';
import type { Letterhead } from '@overland/documents';
import { t, translate } from '@overland/i18n';
import type { OrderFacts } from '../orders/order.mapper.js';

export interface DocumentContext {
  order: OrderFacts;
  portal: Pick<PortalRecord, 'displayAgent' | 'timeZone'>;
  letterhead: Letterhead;
}

/**
 * Everything on the page, formatted; the template only places it. Leaves out what is only for staff and carriers: driver,
 * carrier, flag, history.
 */
export function orderDocument({ order, portal, letterhead }: DocumentContext) {
  const count = order.vehicles.length;
  return {
    title: t('Order {number}', { number: order.uniqueId }),
    letterhead,
    link: null,
    number: t('ORDER: #{number}', { number: order.uniqueId }),
    from: order.pickupPlaceText,
    to: order.deliveryPlaceText,
    miles: formatMiles(order.miles),
    transit: t('{days} on the road', { days: formatTransit(order.transitTime) }),
    facts: facts(order, portal.timeZone),
    notice: order.status === 'Canceled' ? t('This order is canceled.') : null,
    stops: [stop(order, 'pickup', portal.timeZone), stop(order, 'delivery', portal.timeZone)],
    vehiclesTitle: t('{count, plural, one {Vehicle} other {# vehicles}}', { count }),
    transport: translate(transportLabels[order.transportType]),
    vehicles: order.vehicles.map(vehicleRow),
    lines: paymentLines(order).map(({ label, dollars }) => ({
      label: translate(label),
      amount: dollars === 0 ? t('No fee') : formatMoney(dollars),
    })),
    total: { label: totalLabel(order.paymentType), amount: formatMoney(order.price) },
    payment: paymentOf(order, portal, letterhead),
    agents: portal.displayAgent ? order.agents.map(agentRow) : [],
  };
}

export const totalLabel = (paymentType: PaymentType): string =>
  paymentType === 'COD' ? t('Total') : t('Total, Billing');

export type OrderDocument = ReturnType<typeof orderDocument>;

/** Labels and values as on the screen, without empty ones. */
function facts(order: OrderFacts, timeZone: string): { label: string; value: string }[] {
  return [
    { label: t('Status'), value: translate(order.sdStatusLabel) },
    { label: t('Customer'), value: order.customerFullName },
    { label: t('Email'), value: order.customerEmail },
    ...phones(order.customerPhone, order.customerMobilePhone, order.customerAltPhone).map((value) => ({
      label: t('Phone'),
      value,
    })),
    { label: t('Company'), value: order.companyName },
    { label: t('Booked'), value: formatCreated(order.createdAt, timeZone) },
    { label: t('Picked up within'), value: levelLabel(order.serviceLevel) },
    { label: t('Move type'), value: order.moveType === null ? '' : translate(moveLabels[order.moveType]) },
    ...labeledTexts(order).map(({ label, value }) => ({ label: translate(label), value })),
    { label: t('International move'), value: order.sirvaNonDomestic ? t('Yes') : '' },
  ].filter(({ value }) => value !== '');
}

function stop(order: OrderFacts, which: 'pickup' | 'delivery', timeZone: string) {
  const locationType = order[`${which}LocationType`];
  const place = `${order[`${which}City`]}, ${order[`${which}State`]} ${order[`${which}Zip`]}`;
  return {
    title: which === 'pickup' ? t('Pickup') : t('Delivery'),
    locationType: locationType && translate(locationType),
    when: actualText(order, which, timeZone) ?? whenText(order, which),
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
  return [
    phone,
    mobile && t('{phone} mobile', { phone: mobile }),
    alt && t('{phone} alternate', { phone: alt }),
  ].filter(isNamed);
}

/** When it was picked up or delivered, with the plan beside it; null before that. */
function actualText(order: OrderFacts, which: 'pickup' | 'delivery', timeZone: string): string | null {
  const at = which === 'pickup' ? order.pickedUpAt : order.deliveredAt;
  if (at === null) return null;
  const moment = formatInstantIn(at, timeZone);
  const fact = which === 'pickup' ? t('Picked up {moment}', { moment }) : t('Delivered {moment}', { moment });
  return `${fact}, ${t('planned: {days}', { days: plannedDays(order, which) })}`;
}

/** The planned days, or what is expected. Nothing is expected of a canceled order. */
function whenText(order: OrderFacts, which: 'pickup' | 'delivery'): string {
  const days = plannedDays(order, which);
  if (order.status === 'Canceled') return t('Planned {days}', { days });
  return datedText(order[`${which}DateType`], days, order[`${which}ScheduledEndsAt`] !== null);
}

/** The end of the range is hidden when the date is exact (docs/product/orders.md). */
function plannedDays(order: OrderFacts, which: 'pickup' | 'delivery'): string {
  const start = order[`${which}ScheduledAt`];
  const end = order[`${which}ScheduledEndsAt`];
  const isOneDay = order[`${which}DateType`] === 'exact' || end === null;
  return isOneDay ? formatDay(start) : formatDaysInFull({ start, end });
}

/** A range needs no "Not Earlier Than": it says so itself. */
function datedText(type: DateType, days: string, hasEnd: boolean): string {
  switch (type) {
    case 'exact':
      return days;
    case 'not_earlier_than':
      return hasEnd ? days : t('Not Earlier Than {days}', { days });
    case 'estimated':
      return t('Estimated {days}', { days });
  }
}

function vehicleRow(vehicle: Order['vehicles'][number]) {
  return {
    name: vehicleName(vehicle),
    vin: vehicle.vin,
    pricingClass: classText(vehicle.pricingClass),
    operable: translate(vehicle.operable),
    isOperable: vehicle.operableBool,
    price: formatMoney(vehicle.price),
  };
}

/** Who pays when, and how; null for a canceled order that owes nothing. */
function paymentOf(order: OrderFacts, { timeZone }: Pick<PortalRecord, 'timeZone'>, letterhead: Letterhead) {
  const { paymentType, paid, paidAt, paidAmount, price, companyName: company, uniqueId: number } = order;
  const sdStatus = order.flaggedFrom ?? order.sdStatus;
  const isHeld = sdStatus === 'on_hold' && order.status === 'Pending';
  const story = paymentStory({ paymentType, paid, isHeld, sdStatus, paidAmount });
  if (story === 'canceled') return null;
  const payee = letterhead.seller;
  const paidOn = order.paidOn ?? (paidAt === null ? null : todayIn(timeZone, new Date(paidAt)));
  const text = paymentText(story, { price, paidAmount, company, payee, paidOn });
  return isPaymentOpen(story) ? `${text} ${howToPay({ phone: letterhead.phone, number })}` : text;
}

function agentRow({ name, email, pickup, delivery }: Order['agents'][number]) {
  const told = [pickup && t('Pickup'), delivery && t('Delivery')].filter(Boolean).join(', ');
  return { name: name || '–', email, told };
}
