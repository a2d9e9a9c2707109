import {
  type InputOf,
  type OrderText,
  type orders,
  orderTextNames,
  orderTexts,
  transportChoices,
} from '@overland/contracts';
import { type ListColumn, ownerNameColumn } from '@overland/service-kit';
import type { OrderEntity } from '../orders/order.entity.js';
import { amountDueSql } from '../orders/payment-sql.js';

export type ExportRequest = InputOf<typeof orders.export>['body'];

/** The columns of a file by their headings, in their order: fields of an order, or SQL over orders as `t`. */
export type ExportColumns = Record<string, ListColumn<OrderEntity>>;

const text = (sql: string) => ({ sql, type: 'text' }) as const;
const number = (sql: string) => ({ sql, type: 'int' }) as const;
export const day = (sql: string) => ({ sql, type: 'date' }) as const;

/** Days are those of the time zone of the booking's day. */
const dayOf = (instant: string) => `(${instant} at time zone :timeZone)::date`;

/** As `daysOff`, but none of a delivery that came early. */
const daysLate = `case when t.delivered_at is not null then
  case when t.delivery_date_type = 'not_earlier_than' and t.delivery_scheduled_ends_at is null then 0
    else greatest(0, ${dayOf('t.delivered_at')} - case when t.delivery_date_type = 'exact' then t.delivery_scheduled_at
      else coalesce(t.delivery_scheduled_ends_at, t.delivery_scheduled_at) end) end end`;

const transports = Object.entries(transportChoices).map(([type, label]) => `when '${type}' then '${label}'`);

/** Orders billed to a company are not marked paid here. */
const ofCod = (sql: string) => `case when t.payment_type = 'COD' then ${sql} end`;

type TextColumns = { [Name in OrderText as (typeof orderTexts)[Name]['label']]: Name };
const textColumns = Object.fromEntries(
  orderTextNames.map((name) => [orderTexts[name].label, name]),
) as TextColumns;

export const orderColumns = {
  Number: 'uniqueId',
  Company: 'companyName',
  Customer: 'customerFullName',
  Email: 'customerEmail',
  Phone: text(`t.customer_phones ->> 'primary'`),
  Pickup: 'pickupPlaceText',
  Delivery: 'deliveryPlaceText',
  'First pickup day': 'pickupScheduledAt',
  'Delivery estimate': 'deliveryScheduledAt',
  'Delivery estimate, last day': 'deliveryScheduledEndsAt',
  Delivered: day(dayOf('t.delivered_at')),
  'Days late': number(daysLate),
  Vehicles: text(`array_to_string(t.vehicle_names, '; ')`),
  VINs: text(`array_to_string(t.vins, '; ')`),
  Transport: text(`case t.transport_type ${transports.join(' ')} end`),
  Status: 'sdStatusLabel',
  Payment: 'paymentType',
  Paid: text(ofCod(`case when t.paid then 'Yes' when t.paid_amount <> 0 then 'In part' else 'No' end`)),
  'Paid amount': number(ofCod('coalesce(t.paid_amount, case when t.paid then t.price else 0 end)')),
  Price: 'price',
  'Balance due': number(ofCod(amountDueSql)),
  Carrier: 'carrierName',
  ...textColumns,
  Booked: day(dayOf('t.created_at')),
  Owner: ownerNameColumn,
} satisfies ExportColumns;
