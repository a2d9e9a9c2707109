/** How customers pay. */
export const paymentMethods = ['check', 'cashiersCheck', 'cash', 'card', 'wire', 'zelle'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

/** `notRecorded` is of orders that were marked paid before payments were recorded. */
export const paymentMethodLabels: Record<PaymentMethod | 'notRecorded', string> = {
  check: 'Check',
  cashiersCheck: 'Cashier’s check',
  cash: 'Cash',
  card: 'Card',
  wire: 'Wire',
  zelle: 'Zelle',
  notRecorded: 'Method not recorded',
};
