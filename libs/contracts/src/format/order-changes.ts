import { t } from '@overland/i18n';
import type { ServiceLevel } from '../constants.js';
import type { OrderChangeField, OrderChangeLine } from '../order-changes.js';
import { formatDay, formatDaysInFull } from './days.js';
import { levelLabel } from './levels.js';
import { formatMoney } from './numbers.js';

/** What was and what is, as people read it. */
export interface ShownOrderChange {
  field: OrderChangeField;
  label: string;
  from: string;
  to: string;
  /** Why a price is another one; '' for nothing to add. */
  reason: string;
}

/** Old and new side by side, in the current language; the price last, with its reason. */
export function changeLines(changes: readonly OrderChangeLine[]): ShownOrderChange[] {
  const level = changes.find(({ field }) => field === 'serviceLevel');
  const inOrder = [...changes.filter(({ field }) => field !== 'price'), ...changes.filter(isPrice)];
  return inOrder.map((change) => ({
    field: change.field,
    label: labelOf(change),
    from: written(change.field, change.from),
    to: written(change.field, change.to),
    reason: isPrice(change) && level ? priceReason(level) : '',
  }));
}

const isPrice = ({ field }: OrderChangeLine): boolean => field === 'price';

const priceReason = ({ to }: OrderChangeLine): string =>
  t('This is the price for pickup within {level}.', { level: levelLabel(Number(to) as ServiceLevel) });

function labelOf({ field, vehicle }: OrderChangeLine): string {
  switch (field) {
    case 'pickupDay':
      return t('First pickup day');
    case 'pickupWindow':
      return t('Pickup');
    case 'deliveryWindow':
      return t('Delivery');
    case 'serviceLevel':
      return t('Pickup within');
    case 'pickupPlace':
      return t('From');
    case 'deliveryPlace':
      return t('To');
    case 'pickupAddress':
      return t('Pickup address');
    case 'deliveryAddress':
      return t('Delivery address');
    case 'vehicle':
      return t('Vehicle');
    case 'vin':
      return vehicle === '' ? t('VIN') : t('VIN of {vehicle}', { vehicle });
    case 'price':
      return t('Price');
  }
}

function written(field: OrderChangeField, raw: string | number): string {
  switch (field) {
    case 'price':
      return formatMoney(Number(raw));
    case 'serviceLevel':
      return levelLabel(Number(raw) as ServiceLevel);
    case 'pickupDay':
      return formatDay(String(raw));
    case 'pickupWindow':
    case 'deliveryWindow': {
      const [start = '', end = start] = String(raw).split('/');
      return formatDaysInFull({ start, end });
    }
    default:
      return String(raw);
  }
}
