import { type InputOf, type orders, transportChoices } from '@overland/contracts';
import { todayIn } from '@overland/contracts/calendar';
import type { ListDefinition, SheetCell } from '@overland/service-kit';
import { OrderEntity } from '../orders/order.entity.js';
import { orderSorts } from '../reading/order-list.js';

export type ExportRequest = InputOf<typeof orders.export>['body'];

export type ExportRow = Pick<
  OrderEntity,
  | 'uniqueId'
  | 'companyName'
  | 'customerFullName'
  | 'customerEmail'
  | 'customerPhones'
  | 'pickupPlaceText'
  | 'deliveryPlaceText'
  | 'pickupScheduledAt'
  | 'deliveryScheduledAt'
  | 'vehicleNames'
  | 'vins'
  | 'transportType'
  | 'sdStatusLabel'
  | 'paymentType'
  | 'paid'
  | 'price'
  | 'reg'
> & { createdAt: string };

/** The orders of the list, in its order, with what a file has of them. */
export const exportList: ListDefinition<OrderEntity, ExportRow, ExportRequest['sortby']> = {
  entity: OrderEntity,
  row: {
    uniqueId: 'uniqueId',
    companyName: 'companyName',
    customerFullName: 'customerFullName',
    customerEmail: 'customerEmail',
    customerPhones: 'customerPhones',
    pickupPlaceText: 'pickupPlaceText',
    deliveryPlaceText: 'deliveryPlaceText',
    pickupScheduledAt: 'pickupScheduledAt',
    deliveryScheduledAt: 'deliveryScheduledAt',
    vehicleNames: 'vehicleNames',
    vins: 'vins',
    transportType: 'transportType',
    sdStatusLabel: 'sdStatusLabel',
    paymentType: 'paymentType',
    paid: 'paid',
    price: 'price',
    reg: 'reg',
    createdAt: 'createdAt',
  },
  sort: orderSorts,
  tieBreaker: 'uniqueId',
  search: 'index',
};

export const exportHeader = [
  'Number',
  'Company',
  'Customer',
  'Email',
  'Phone',
  'Pickup',
  'Delivery',
  'First pickup day',
  'Delivery estimate',
  'Vehicles',
  'VINs',
  'Transport',
  'Status',
  'Payment',
  'Paid',
  'Price',
  'Registration',
  'Booked',
];

/** One order under the header. `timeZone` is the one in which the day of the booking is meant. */
export function cellsOf(row: ExportRow, timeZone: string): SheetCell[] {
  return [
    row.uniqueId,
    row.companyName,
    row.customerFullName,
    row.customerEmail,
    row.customerPhones.primary,
    row.pickupPlaceText,
    row.deliveryPlaceText,
    { day: row.pickupScheduledAt },
    { day: row.deliveryScheduledAt },
    row.vehicleNames.join('; '),
    row.vins.join('; '),
    transportChoices[row.transportType],
    row.sdStatusLabel,
    row.paymentType,
    // A company that is billed marks nothing as paid here.
    row.paymentType === 'COD' ? yesOrNo(row.paid) : '',
    row.price,
    row.reg,
    { day: todayIn(timeZone, new Date(row.createdAt)) },
  ];
}

const yesOrNo = (value: boolean) => (value ? 'Yes' : 'No');
