import type { NewPushDevice } from '@overland/contracts';
import { KeptFor } from '@overland/service-kit';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A browser that is told of an order. One browser may be told of several, each a row. */
@KeptFor('0 seconds', { since: 'endsAt' })
@Entity('push_devices')
export class PushDeviceEntity {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid')
  orderId: string;

  @Column('uuid')
  portalId: string;

  /** Its address at the push service of its maker. */
  @Column('text')
  endpoint: string;

  /** Its public key, and a secret shared with it: nobody between can read a message. */
  @Column('text')
  p256dh: string;

  @Column('text')
  auth: string;

  @Column('text')
  language: NewPushDevice['language'];

  /** The token of the link to the order's page, which its messages open. Encrypted. */
  @Column('text')
  linkSealed: string;

  /** When the link ends; null before the delivery. */
  @Column('timestamptz', { nullable: true })
  endsAt: Date | null;

  @Column('timestamptz')
  createdAt: Date;
}
