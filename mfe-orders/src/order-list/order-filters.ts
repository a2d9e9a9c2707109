import {
  lastReportBand,
  orderAttentions,
  orderLabels,
  sdStatusNames,
  serviceLevels,
  transportChoices,
  transportTypes,
} from '@overland/contracts';
import { bandLabel, levelLabel } from '@overland/ui';
import type { Filter, Filters } from '@overland/ui/table';
import { owedAgeFilter } from '../owed-age-filter';

const same = (values: readonly string[]) => values.map((value) => ({ value, label: value }));

/** Its last planned day is over, and it has not happened yet. */
const overdue = [{ value: 'overdue', label: 'Overdue' }];

/** What it waits for, beside the status that all see. */
const attention = orderAttentions.map((value) => ({
  value,
  label: value === 'terms' ? 'Terms not accepted' : sdStatusNames[value],
}));

const always: readonly Filter[] = [
  { key: 'status', label: 'Status', options: same(orderLabels) },
  { key: 'attention', label: 'Attention', options: attention },
  { key: 'pickup', label: 'Pickup', kind: 'days', more: overdue },
];

const lessUsed: readonly Filter[] = [
  { key: 'delivery', label: 'Delivery', kind: 'days', more: overdue },
  { key: 'claim', label: 'Claim', options: [{ value: 'open', label: 'Open' }], isSingle: true },
  { key: 'carrier', label: 'Carrier', kind: 'text' },
  { key: 'payment', label: 'Payment', options: same(['COD', 'Billing']) },
  { key: 'paid', label: 'Paid', options: same(['Paid', 'Unpaid']), isSingle: true },
  owedAgeFilter,
  {
    key: 'transport',
    label: 'Transport',
    options: transportTypes.map((value) => ({ value, label: transportChoices[value] })),
  },
  { key: 'created', label: 'Created', kind: 'days' },
];

/** Set by links from reports. */
const ofReports: readonly Filter[] = [
  {
    key: 'level',
    label: 'Level',
    options: serviceLevels.map((level) => ({ value: String(level), label: levelLabel(level) })),
  },
  {
    key: 'distance',
    label: 'Distance',
    options: Array.from({ length: lastReportBand }, (_, at) => ({
      value: String(at + 1),
      label: bandLabel(at),
    })),
    isSingle: true,
  },
];

/** The filters of reports are shown only while the address has them. */
export function orderFilters(chosen: Filters, owner: Filter): Filter[] {
  const others = [...lessUsed, ...ofReports.filter(({ key }) => chosen[key] !== undefined)];
  // Claims are of delivered orders.
  if (chosen.claim) return [owner, ...[...others, ...always].map(behind)];
  return [...always, owner, ...others.map(behind)];
}

const behind = (filter: Filter): Filter => ({ ...filter, isMore: true });
