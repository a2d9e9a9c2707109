import type { MoveProblem, OrderImportRow, OrderOffer, OrderRequest, QuoteToMake } from '@overland/contracts';
import { ImportRowEntity } from '@overland/service-kit';
import { Column, Entity } from 'typeorm';

/** Everything that books an order as it was checked, whatever the address book says later. */
export interface StoredBooking {
  quote: Omit<QuoteToMake, 'createdBy'>;
  request: OrderRequest;
  isPaymentDue: boolean;
}

/** An order of a list, at the line of its first vehicle. */
@Entity('order_import_rows')
export class OrderImportRowEntity extends ImportRowEntity {
  @Column('jsonb')
  more: OrderImportRow['more'];

  @Column('jsonb', { nullable: true })
  offer: OrderOffer | null;

  @Column('jsonb', { nullable: true })
  booking: StoredBooking | null;

  @Column('text', { array: true })
  warnings: string[];

  @Column('jsonb', { default: [] })
  problems: MoveProblem[];

  /** Chosen beforehand, so that an interrupted booking goes on with the same quote. */
  @Column('uuid')
  quoteId: string;

  @Column('uuid', { nullable: true })
  orderId: string | null;

  @Column('bigint', { nullable: true })
  uniqueId: number | null;
}

export const isUnchecked = ({ status, offer }: OrderImportRowEntity): boolean =>
  status === 'waiting' && offer === null;
