import {
  type Correction,
  type CorrectionInput,
  isSameMake,
  knownByVin,
  locationTypes,
  type MoveProblem,
  type OrderImport,
  type OrderImportCorrection,
  type OrderImportRow,
  orderTextNames,
  orderTexts,
  serviceLevels,
  transportTypes,
  type VehicleMake,
} from '@overland/contracts';
import { dayHere, isCalendarDay, readDay } from '@overland/contracts/calendar';

/** The columns of an order by the names of their fields. */
export const columns = {
  pickup: 'Pickup',
  delivery: 'Delivery',
  pickupLocationType: 'Pickup location type',
  deliveryLocationType: 'Delivery location type',
  pickupStartDate: 'Pickup day',
  customerFullName: 'Customer',
  customerEmail: 'Customer email',
  customerPrimaryPhone: 'Customer phone',
  transportType: 'Transport',
  serviceLevel: 'Level',
  paymentType: 'Payment',
  ...Object.fromEntries(orderTextNames.map((name) => [name, orderTexts[name].label])),
} as Record<OrderField, string>;
type OrderField =
  | 'pickup'
  | 'delivery'
  | 'pickupLocationType'
  | 'deliveryLocationType'
  | 'pickupStartDate'
  | 'customerFullName'
  | 'customerEmail'
  | 'customerPrimaryPhone'
  | 'transportType'
  | 'serviceLevel'
  | 'paymentType'
  | (typeof orderTextNames)[number];
const vehicleFields: Record<string, string> = {
  VIN: 'vin',
  Year: 'year',
  Make: 'make',
  Model: 'model',
  Operable: 'operableBool',
};

type Cells = Record<string, string | undefined>;
type Vehicle = Omit<CorrectionInput['vehicleQuotes'][number], 'operableBool'> & { operableBool?: boolean };

/** The fields as the list fills them, a make and model by the names of the list of makes. */
export function correctionOf(
  { line, cells, more }: OrderImportRow,
  customer: OrderImport['customer'],
  makes: readonly VehicleMake[],
): Omit<CorrectionInput, 'vehicleQuotes'> & { vehicleQuotes: Vehicle[] } {
  const written = (field: OrderField) => (cells as Cells)[columns[field]] ?? '';
  const oneOf = (text: string, choices: readonly (string | number)[]) =>
    String(choices.find((choice) => String(choice).toLowerCase() === text.toLowerCase()) ?? '');
  const day = readDay(written('pickupStartDate'), { today: dayHere(new Date()) });
  return {
    ...(Object.fromEntries(orderTextNames.map((name) => [name, written(name)])) as Record<
      (typeof orderTextNames)[number],
      string
    >),
    pickup: written('pickup'),
    delivery: written('delivery'),
    pickupLocationType: oneOf(written('pickupLocationType'), locationTypes),
    deliveryLocationType: oneOf(written('deliveryLocationType'), locationTypes),
    pickupStartDate: day !== null && isCalendarDay(day) ? day : '',
    customerFullName: written('customerFullName') || (customer?.customerFullName ?? ''),
    customerEmail: written('customerEmail') || (customer?.customerEmail ?? ''),
    customerPrimaryPhone: written('customerPrimaryPhone') || (customer?.customerPrimaryPhone ?? ''),
    transportType: oneOf(written('transportType'), transportTypes),
    serviceLevel: oneOf(written('serviceLevel'), serviceLevels),
    paymentType: written('paymentType'),
    vehicleQuotes: [{ line, cells }, ...more].map((each) => vehicleOf(each.line, each.cells, makes)),
  };
}

function vehicleOf(line: number, cells: Cells, makes: readonly VehicleMake[]): Vehicle {
  const { VIN = '', Operable = '' } = cells;
  const vin = VIN.toUpperCase().replaceAll(' ', '');
  const known = knownByVin(vin, new Date().getFullYear());
  const [, before = '', named = ''] = /^((?:19|20)\d\d)? ?(.*)$/.exec(cells.Model ?? '') ?? [];
  const begins = makes.find(({ make }) => named.toLowerCase().startsWith(`${make.toLowerCase()} `));
  const wanted = cells.Make || begins?.make || known?.make || '';
  const found = makes.find(({ make }) => isSameMake(make, wanted));
  const model = found?.models.find((one) =>
    [one.model, `${found.make} ${one.model}`].some((name) => isSameMake(name, named)),
  );
  return {
    line,
    vin,
    year: cells.Year || before || String(known?.year ?? ''),
    make: found?.make ?? wanted,
    model: model?.model ?? named,
    ...(/^\s*[yn]/i.test(Operable) && { operableBool: /^\s*y/i.test(Operable) }),
  };
}

/** The day as people write it. */
export function toCorrection(line: number, { vehicleQuotes, ...order }: Correction): OrderImportCorrection {
  const [year, month, date] = order.pickupStartDate.split('-').map(Number);
  const written = `${month}/${date}/${year}`;
  return {
    line,
    order: Object.fromEntries(
      Object.entries({ ...order, pickupStartDate: written }).map(([field, value]) => [
        columns[field as OrderField],
        value,
      ]),
    ),
    vehicles: vehicleQuotes.map(({ line: at, vin, year, make, model, operableBool }) => ({
      line: at,
      cells: { VIN: vin, Year: year, Make: make, Model: model, Operable: operableBool ? 'Yes' : 'No' },
    })),
  };
}

/** Each problem at its field, by the name that the form has for it; '' where it is of the whole. */
export function fieldOf({ line, column }: MoveProblem, vehicles: readonly { line: number }[]): string {
  const ofVehicle = vehicleFields[column];
  const at = vehicles.findIndex((vehicle) => vehicle.line === line);
  if (ofVehicle !== undefined) return `vehicleQuotes.${Math.max(at, 0)}.${ofVehicle}`;
  return Object.entries(columns).find(([, name]) => name === column)?.[0] ?? '';
}
