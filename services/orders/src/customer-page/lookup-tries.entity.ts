import { KeptFor } from '@overland/service-kit';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** How often an order was looked up in vain, within a quarter of an hour (`lookupMs`). */
@KeptFor('15 minutes', { since: 'since' })
@Entity('lookup_tries')
export class LookupTriesEntity {
  /** Hash of the email, or of the network address and the email. */
  @PrimaryColumn('text')
  key: string;

  @Column('int')
  tries: number;

  @Column('timestamptz')
  since: Date;
}
