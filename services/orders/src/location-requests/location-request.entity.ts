import type { Language } from '@overland/i18n';
import { KeptFor } from '@overland/service-kit';
import { Column, Entity, PrimaryColumn } from 'typeorm';

@KeptFor('30 days', { since: 'expiresAt' })
@Entity('location_requests')
export class LocationRequestEntity {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid')
  orderId: string;

  @Column('uuid')
  portalId: string;

  @Column('text')
  tokenHash: string;

  /** Ten digits: the phone of the driver who was asked. */
  @Column('text')
  phone: string;

  /** The name of the person who asked. */
  @Column('text')
  requestedBy: string;

  @Column('timestamptz')
  requestedAt: Date;

  @Column('timestamptz')
  expiresAt: Date;

  @Column('timestamptz', { nullable: true })
  revokedAt: Date | null;

  /** When the driver last shared a position with it. */
  @Column('timestamptz', { nullable: true })
  sharedAt: Date | null;

  /** The language of the page on which the driver shared it. */
  @Column('text', { nullable: true })
  language: Language | null;
}
