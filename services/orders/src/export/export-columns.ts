import {
  amountDue,
  type CarrierCost,
  daysOff,
  type InputOf,
  ofOrderTexts,
  type orders,
  orderTexts,
  owesPayment,
  transportChoices,
} from '@overland/contracts';
import { todayIn } from '@overland/contracts/calendar';
import type { SheetCell } from '@overland/service-kit';
import type { Asking } from '../orders/asking.js';
import type { OrderEntity } from '../orders/order.entity.js';

export type ExportRequest = InputOf<typeof orders.export>['body'];

/** An order as a file reads it: those of these fields that its columns need. */
export type StoredRow = Omit<OrderEntity, 'createdAt'> & {
  createdAt: string;
  ownerName: string;
  cost: CarrierCost | null;
  /** The day from which the payment is past due. */
  dueDay: string;
  /** Of its company. */
  timeZone: string;
  disputedAt: string | null;
};
export interface ExportColumn {
  header: string;
  /** For fields that are not written as they are. The time zone is the one of the booking's day. */
  cell?: (order: StoredRow, reading: Asking) => SheetCell;
}

/** The columns of the file in their order, by the field that each is read from. */
export const orderColumns = {
  uniqueId: { header: 'Number' },
  companyName: { header: 'Company' },
  customerFullName: { header: 'Customer' },
  customerEmail: { header: 'Email' },
  customerPhones: { header: 'Phone', cell: ({ customerPhones }) => customerPhones.primary },
  pickupPlaceText: { header: 'Pickup' },
  deliveryPlaceText: { header: 'Delivery' },
  pickupScheduledAt: { header: 'First pickup day', cell: ({ pickupScheduledAt: day }) => ({ day }) },
  deliveryScheduledAt: { header: 'Delivery estimate', cell: ({ deliveryScheduledAt: day }) => ({ day }) },
  deliveryScheduledEndsAt: {
    header: 'Delivery estimate, last day',
    cell: ({ deliveryScheduledEndsAt: day }) => (day ? { day } : ''),
  },
  deliveredAt: {
    header: 'Delivered',
    cell: ({ deliveredAt }, { timeZone }) =>
      deliveredAt ? { day: todayIn(timeZone, new Date(deliveredAt)) } : '',
  },
  deliveryDateType: {
    header: 'Days late',
    cell: ({ deliveredAt, deliveryDateType: type, ...order }, { timeZone }) => {
      if (!deliveredAt) return '';
      const plan = { type, start: order.deliveryScheduledAt, end: order.deliveryScheduledEndsAt };
      return Math.max(0, daysOff(todayIn(timeZone, new Date(deliveredAt)), plan));
    },
  },
  vehicleNames: { header: 'Vehicles', cell: ({ vehicleNames }) => vehicleNames.join('; ') },
  vins: { header: 'VINs', cell: ({ vins }) => vins.join('; ') },
  transportType: { header: 'Transport', cell: ({ transportType }) => transportChoices[transportType] },
  sdStatusLabel: { header: 'Status' },
  paymentType: { header: 'Payment' },
  // Orders billed to a company are not marked paid here.
  paid: {
    header: 'Paid',
    cell: ({ paymentType, paid, paidAmount }) => {
      if (paymentType !== 'COD') return '';
      return paid ? 'Yes' : paidAmount ? 'In part' : 'No';
    },
  },
  paidAmount: {
    header: 'Paid amount',
    cell: ({ paymentType, paid, paidAmount, price }) =>
      paymentType === 'COD' ? (paidAmount ?? (paid ? price : 0)) : '',
  },
  price: { header: 'Price' },
  // Of a canceled order nothing is due.
  status: {
    header: 'Balance due',
    cell: (order) => (order.paymentType === 'COD' ? (owesPayment(order) ? amountDue(order) : 0) : ''),
  },
  carrierName: { header: 'Carrier' },
  ...ofOrderTexts((name): ExportColumn => ({ header: orderTexts[name].label })),
  createdAt: {
    header: 'Booked',
    cell: ({ createdAt }, { timeZone }) => ({ day: todayIn(timeZone, new Date(createdAt)) }),
  },
  ownerName: { header: 'Owner' },
} satisfies Partial<Record<keyof StoredRow, ExportColumn>>;
