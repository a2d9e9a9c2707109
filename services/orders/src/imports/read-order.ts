import {
  knownByVin,
  type MoveProblem,
  messages,
  type NamedMove,
  type OrderImportRequest,
  OrderRequest,
  orderTextNames,
  orderTexts,
  type PaymentType,
  type ServiceLevel,
  type TransportType,
} from '@overland/contracts';
import { readDay } from '@overland/contracts/calendar';
import { RowRefusal, readOperable, readTransportType } from '@overland/service-kit';
import { checkPickupDay, type PickupCalendar } from '../booking/pickup-day.js';
import type { PortalFlags } from '../booking/portal-rules.js';
import { isSameAddress } from '../booking/route-rule.js';
import type { OrderImportRowEntity } from './order-import-row.entity.js';
import { differences, issueProblems, portalProblems, vinProblems } from './order-problems.js';
import type { Cells } from './read-list.js';
import { levelOf, locationTypeOf, masked, paymentOf, required, vinOf } from './read-values.js';
import { type KnownPlace, type NamedStop, stopNamed } from './stop-named.js';

type Listed = Pick<OrderImportRowEntity, 'line' | 'cells' | 'more' | 'quoteId'>;
type Customer = Pick<OrderImportRequest, 'customerFullName' | 'customerEmail' | 'customerPrimaryPhone'>;

export interface ListContext {
  book: readonly KnownPlace[];
  customer: Customer;
  /** The first line of each VIN. */
  lineOfVin: ReadonlyMap<string, number>;
  calendar: PickupCalendar;
  portal: PortalFlags;
}

export interface ReadOrder {
  problems: MoveProblem[];
  /** Looked up although something is wrong, as more may be. */
  move: NamedMove;
  /** Null where something is wrong. */
  request: OrderRequest | null;
}

const mostVehicles = 3;

/** What is wrong with an order of the list, by line and column; else the order, ready for its price. */
export function readOrder(listed: Listed, context: ListContext): ReadOrder {
  const problems: MoveProblem[] = [];
  const { cells, quoteId, line } = listed;
  const lines = [{ line, cells }, ...listed.more];
  const read = <T>(column: string, work: () => T, at: number | null = null): T | null => {
    try {
      return work();
    } catch (error) {
      if (!(error instanceof RowRefusal)) throw error;
      const { message, suggestions } = error;
      problems.push({ line: at, column, message, suggestions: [...suggestions] });
      return null;
    }
  };
  if (lines.length > mostVehicles) {
    const message = `“${cells.Order}” has ${lines.length} vehicles; an order takes ${mostVehicles}.`;
    problems.push({ line: null, column: 'Order', message });
  }
  problems.push(...differences(listed, context.calendar.today));
  const stopOf = (column: 'Pickup' | 'Delivery') => {
    const typeColumn = `${column} location type` as const;
    const type = read(typeColumn, () => locationTypeOf(cells[typeColumn] ?? ''));
    const stop = read(column, () => stopNamed(required(cells[column]), context.book));
    return stop && type ? { ...stop, fields: { ...stop.fields, LocationType: type } } : stop;
  };
  const [pickup, delivery] = [stopOf('Pickup'), stopOf('Delivery')];
  const transportType = read('Transport', () => readTransportType(cells.Transport ?? ''));
  const serviceLevel = read('Level', () => levelOf(cells.Level ?? ''));
  const paymentType = read('Payment', () => paymentOf(cells.Payment ?? ''));
  const vehicles = lines.map(({ line: at, cells: vehicle }) => {
    const operableBool = read('Operable', () => readOperable(vehicle.Operable ?? ''), at) ?? true;
    return { line: at, ...vehicleOf(vehicle, context.calendar), operableBool };
  });
  problems.push(...vinProblems(vehicles, context.lineOfVin));
  const said = { cells, quoteId, pickup, delivery, transportType, serviceLevel, paymentType, vehicles };
  const parsed = OrderRequest.safeParse(requestOf(said, context));
  if (!parsed.success) problems.push(...parsed.error.issues.flatMap((issue) => issueProblems(issue, lines)));
  problems.push(...addressProblems(said), ...dayProblems(said, context.calendar));
  problems.push(...portalProblems(said, context.portal, problems));
  const move = moveOf(said, context.customer);
  return { problems, move, request: parsed.success && problems.length === 0 ? parsed.data : null };
}

function moveOf(said: Said, customer: Customer): NamedMove {
  const { cells, quoteId, pickup, delivery, transportType, vehicles } = said;
  return {
    quoteId,
    customerFullName: customerNameOf(cells, customer),
    pickup: pickup?.place ?? null,
    delivery: delivery?.place ?? null,
    transportType: transportType ?? 'OPEN',
    vehicles,
  };
}

function addressProblems({ pickup, delivery }: Said): MoveProblem[] {
  if (!pickup || !delivery) return [];
  const addresses = {
    pickupAddress: pickup.fields.Address,
    pickupZip: pickup.fields.Zip,
    deliveryAddress: delivery.fields.Address,
    deliveryZip: delivery.fields.Zip,
  };
  return isSameAddress(addresses) ? [{ line: null, column: 'Delivery', message: messages.sameAddress }] : [];
}

/** A list grants no RUSH, so a day can be refused before there is a price. */
function dayProblems({ cells }: Said, calendar: PickupCalendar): MoveProblem[] {
  const day = OrderRequest.shape.pickupStartDate.safeParse(dayOf(cells, calendar));
  const { refusal = null } = day.success ? checkPickupDay(day.data, calendar, { mayRush: false }) : {};
  return refusal ? [{ line: null, column: 'Pickup day', message: refusal.message }] : [];
}

interface Said {
  cells: Cells;
  quoteId: string;
  pickup: NamedStop | null;
  delivery: NamedStop | null;
  transportType: TransportType | null;
  serviceLevel: ServiceLevel | null;
  paymentType: PaymentType | null;
  vehicles: (Omit<NamedMove['vehicles'][number], 'year'> & { year: number | null })[];
}

function requestOf(said: Said, { customer, calendar }: ListContext) {
  const { cells, quoteId, transportType, serviceLevel, paymentType, vehicles } = said;
  return {
    quoteId,
    transportType: transportType ?? 'OPEN',
    serviceLevel: serviceLevel ?? 1,
    paymentType: paymentType ?? 'COD',
    pickupStartDate: dayOf(cells, calendar),
    customerFullName: customerNameOf(cells, customer),
    customerEmail: cells['Customer email'] || customer.customerEmail,
    customerPrimaryPhone: masked(cells['Customer phone'] ?? '') || customer.customerPrimaryPhone,
    ...Object.fromEntries(orderTextNames.map((name) => [name, cells[orderTexts[name].label] ?? ''])),
    ...stopFieldsOf('pickup', said.pickup),
    ...stopFieldsOf('delivery', said.delivery),
    quotes: vehicles.map(({ vin, year }) => ({ vin, year: year ?? '' })),
  };
}

const customerNameOf = (cells: Cells, customer: Customer) => cells.Customer || customer.customerFullName;
const dayOf = ({ 'Pickup day': written = '' }: Cells, { today }: PickupCalendar) =>
  readDay(written, { today }) ?? written;

/** City and state are the quote's. */
const stopFieldsOf = (side: 'pickup' | 'delivery', stop: NamedStop | null) =>
  Object.fromEntries(
    Object.entries({
      ...(stop?.fields ?? { Address: '-', Zip: '00000' }),
      City: stop?.place.city ?? '-',
      State: stop?.place.state ?? 'TX',
    }).map(([name, value]) => [`${side}${name}`, value]),
  );

function vehicleOf(cells: Cells, { today }: PickupCalendar) {
  const vin = vinOf(cells);
  const known = knownByVin(vin, Number(today.slice(0, 4)));
  const { Model: named = '' } = cells;
  const [first = ''] = /^(?:19|20)\d\d /.exec(named) ?? [];
  const written = cells.Year || first.trim();
  const year = /^\d{4}$/.test(written) ? Number(written) : null;
  return {
    vin,
    year: written ? year : (known?.year ?? null),
    make: cells.Make || known?.make || '',
    model: named.slice(first.length).trim(),
  };
}
