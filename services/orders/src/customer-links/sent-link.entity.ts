import { KeptFor } from '@overland/service-kit';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A link that was mailed on request; kept for as long as it counts towards the limit. */
@KeptFor('1 hour', { since: 'sentAt' })
@Entity('sent_links')
export class SentLinkEntity {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid')
  orderId: string;

  @Column('uuid')
  portalId: string;

  @Column('timestamptz')
  sentAt: Date;
}
