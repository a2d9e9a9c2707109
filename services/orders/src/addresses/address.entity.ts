import type { AddressContact, AddressForm, AddressStatus, LocationType, Place } from '@overland/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A place of a portal's address book. */
@Entity('addresses')
export class AddressEntity {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid')
  portalId: string;

  @Column('int')
  version: number;

  @Column('text')
  status: AddressStatus;

  @Column('text')
  businessName: string;

  @Column('text', { nullable: true })
  locationType: LocationType | null;

  @Column('text')
  address: string;

  /** As it was chosen; `city` and `state` are its own, for lists and searches. */
  @Column('jsonb')
  place: Place;

  @Column('text')
  city: string;

  @Column('text')
  state: string;

  @Column('text')
  zip: string;

  @Column('jsonb')
  contacts: AddressContact[];

  @Column('text')
  hours: string;

  @Column('text')
  gate: string;

  @Column('text', { nullable: true })
  trucks: AddressForm['trucks'];

  @Column('text')
  notes: string;

  @Column('timestamptz')
  createdAt: Date;
}
