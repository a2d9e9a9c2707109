import { orderLabels, transportChoices, transportTypes } from '@overland/contracts';
import type { Filter } from '@overland/ui/table';

const same = (values: readonly string[]) => values.map((value) => ({ value, label: value }));

export const orderFilters: readonly Filter[] = [
  { key: 'status', label: 'Status', options: same(orderLabels) },
  { key: 'pickup', label: 'Pickup', kind: 'days' },
  { key: 'payment', label: 'Payment', options: same(['COD', 'Billing']) },
  { key: 'paid', label: 'Paid', options: same(['Paid', 'Unpaid']), isSingle: true },
  {
    key: 'transport',
    label: 'Transport',
    options: transportTypes.map((value) => ({ value, label: transportChoices[value] })),
  },
  { key: 'created', label: 'Created', kind: 'days' },
];
