import { amountDue, marginOf, type OrderRow, owesPayment } from '@overland/contracts';
import { formatListDay, formatMoney, RouteText, styled } from '@overland/ui';
import { type Column, TwoLines } from '@overland/ui/table';
import { OrderStatusChip } from '../order-status-chip';
import { claimColumns } from './claim-cells';
import { DeliveryCell } from './delivery-cell';
import { MarginText, PaymentText, vehiclesText } from './order-cells';

/** Where the window has no room for a column of its own. */
const BelowPrice = styled('small')({
  display: 'none',
  whiteSpace: 'normal',
  fontSize: 13,
  color: 'var(--ink-2)',
  '@media (max-width: 1100px)': { display: 'block' },
});

const sorts = {
  customer: { header: 'Customer', sortKey: 'customerFullName' },
  company: { header: 'Company', sortKey: 'companyName' },
  pickup: { header: 'Pickup', sortKey: 'pickup' },
  delivery: { header: 'Delivery', sortKey: 'delivery' },
  vehicles: { header: 'Vehicles', sortKey: 'vehicles' },
};

const number: Column<OrderRow> = {
  id: 'number',
  header: 'Number',
  cell: ({ uniqueId }) => `#${uniqueId}`,
  second: ({ ownerName }) => <span title="Owner">{ownerName || 'No owner'}</span>,
  sortKey: 'uniqueId',
  firstOrder: -1,
  width: 138,
};
const customer: Column<OrderRow> = {
  id: 'customer',
  header: 'Customer',
  cell: ({ customerFullName }) => customerFullName || '–',
  sorts: [sorts.customer],
};
const customerAndCompany: Column<OrderRow> = {
  ...customer,
  cell: ({ customerFullName, companyName }) => (
    <TwoLines second={companyName}>
      <b>{customerFullName || '–'}</b>
    </TwoLines>
  ),
  sorts: [sorts.customer, sorts.company],
};
const routeAndVehicles: Column<OrderRow> = {
  id: 'route',
  header: 'Route and vehicles',
  cell: (row) => (
    <TwoLines second={vehiclesText(row.vehicles)}>
      <b>
        <RouteText from={row.pickup} to={row.delivery} />
      </b>
    </TwoLines>
  ),
  sorts: [sorts.pickup, sorts.delivery, sorts.vehicles],
  width: '25%',
};
const status: Column<OrderRow> = {
  id: 'status',
  header: 'Status',
  cell: (row) => <OrderStatusChip {...row} />,
  sortKey: 'status',
  width: 168,
  onCard: 'side',
};
const payment: Column<OrderRow> = {
  id: 'payment',
  header: 'Payment',
  cell: (row) => <PaymentText order={row} />,
  sortKey: 'paymentType',
  width: 112,
  priority: 'low',
};
const pickupDay: Column<OrderRow> = {
  id: 'pickupDay',
  header: 'First pickup',
  cell: ({ pickupScheduledAt }) => formatListDay(pickupScheduledAt),
  sortKey: 'pickupScheduledAt',
  firstOrder: -1,
  align: 'right',
  width: 110,
};
const price: Column<OrderRow> = {
  id: 'price',
  header: 'Price',
  cell: (row) => (
    <>
      <b>{formatMoney(row.price)}</b>
      <BelowPrice>
        <PaymentText order={row} />
      </BelowPrice>
    </>
  ),
  sortKey: 'price',
  firstOrder: -1,
  align: 'right',
  width: 98,
};
/** To choose from. */
const extra = { priority: 'low', isExtra: true } as const;
const delivery: Column<OrderRow> = {
  ...extra,
  id: 'delivery',
  header: 'Delivery day',
  cell: (row) => <DeliveryCell order={row} />,
  sortKey: 'deliveryScheduledAt',
  firstOrder: -1,
  align: 'right',
  width: 142,
};
const carrier: Column<OrderRow> = {
  ...extra,
  id: 'carrier',
  header: 'Carrier',
  cell: ({ carrierName }) => carrierName || '–',
  width: 118,
};
const balance: Column<OrderRow> = {
  ...extra,
  id: 'balance',
  header: 'Balance due',
  cell: (row) => (owesPayment(row) ? formatMoney(amountDue({ paidAmount: null, ...row })) : '–'),
  align: 'right',
  width: 106,
};
/** For MCAdmin, who alone is sent costs. */
const margin: Column<OrderRow> = {
  ...extra,
  id: 'margin',
  header: 'Margin',
  cell: ({ price: dollars, cost }) => <MarginText margin={cost ? marginOf(dollars, cost) : null} />,
  align: 'right',
  width: 84,
};
const route: Column<OrderRow> = {
  id: 'route',
  header: 'Route',
  cell: (row) => <RouteText from={row.pickup} to={row.delivery} />,
  sorts: [sorts.pickup, sorts.delivery],
  onCard: 'title',
};
const numberAndCustomer: Column<OrderRow> = {
  ...number,
  cell: ({ uniqueId, customerFullName }) => `#${uniqueId}, ${customerFullName || 'no name'}`,
};
const vehicles: Column<OrderRow> = {
  id: 'vehicles',
  header: 'Vehicles',
  cell: (row) => vehiclesText(row.vehicles),
  sorts: [sorts.vehicles],
};
const company: Column<OrderRow> = {
  id: 'company',
  header: 'Company',
  cell: ({ companyName }) => companyName,
  sorts: [sorts.company],
};
const cardPrice: Column<OrderRow> = { ...price, cell: (row) => formatMoney(row.price), onCard: 'right' };

interface ColumnChoice {
  showsCompany: boolean;
  /** To choose from. */
  showsMargin?: boolean;
}

/** Facts that belong together share a cell, so that a row is read from left to right and still fits 1024 pixels. */
export function orderColumns({ showsCompany, showsMargin }: ColumnChoice): Column<OrderRow>[] {
  const who = showsCompany ? customerAndCompany : customer;
  const money = showsMargin ? [price, balance, margin] : [price, balance];
  return [number, who, routeAndVehicles, status, carrier, payment, pickupDay, delivery, ...money];
}

/** Of the list of open claims. */
export function columnsOfClaims({ showsCompany }: ColumnChoice): Column<OrderRow>[] {
  return [number, showsCompany ? customerAndCompany : customer, routeAndVehicles, ...claimColumns];
}

export function cardsOfClaims({ showsCompany }: ColumnChoice): Column<OrderRow>[] {
  return [
    route,
    numberAndCustomer,
    ...(showsCompany ? [company] : []),
    ...claimColumns,
    { ...customer, onCard: false },
  ];
}

/** On a phone an order is a card: route and price, number and customer, vehicles and company, status, payment, pickup. */
export function orderCards({ showsCompany }: ColumnChoice): Column<OrderRow>[] {
  const left = [route, numberAndCustomer, vehicles, ...(showsCompany ? [company] : [])];
  const right: Column<OrderRow>[] = [
    cardPrice,
    status,
    { ...payment, onCard: 'side' },
    { ...pickupDay, cell: (row) => `Pickup ${pickupDay.cell(row)}` },
  ];
  return [...left, ...right, { ...customer, onCard: false }];
}
