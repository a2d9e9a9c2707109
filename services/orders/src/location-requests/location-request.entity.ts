import type { Language } from '@overland/i18n';
import { KeptFor } from '@overland/service-kit';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A link that was sent to a driver's phone, to share the position of one order's vehicles. */
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

  /** Ten digits: the driver who was asked. */
  @Column('text')
  phone: string;

  /** The name of who asked. */
  @Column('text')
  requestedBy: string;

  @Column('timestamptz')
  requestedAt: Date;

  @Column('timestamptz')
  expiresAt: Date;

  @Column('timestamptz', { nullable: true })
  revokedAt: Date | null;

  /** The last time the driver shared the position by it. */
  @Column('timestamptz', { nullable: true })
  sharedAt: Date | null;

  /** Of the page on which the driver shared it. */
  @Column('text', { nullable: true })
  language: Language | null;
}
