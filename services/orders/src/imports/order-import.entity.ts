import type { OrderImport, OrderImportRequest } from '@overland/contracts';
import { ImportEntity, KeptFor } from '@overland/service-kit';
import { Column, Entity } from 'typeorm';

/** A list of vehicles: checked, then booked. */
@KeptFor('90 days', { since: 'createdAt' })
@Entity('order_imports')
export class OrderImportEntity extends ImportEntity {
  @Column('text')
  stage: OrderImport['stage'];

  /** Of the orders that name none. */
  @Column('jsonb')
  customer: Pick<OrderImportRequest, 'customerFullName' | 'customerEmail' | 'customerPrimaryPhone'>;

  @Column('uuid', { nullable: true })
  bookedBy: string | null;
}
