import { KeptFor } from '@overland/service-kit';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Failed lookups within a quarter of an hour (`lookupMs`). */
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
