import type { NewPushDevice } from '@overland/contracts';
import { KeptFor } from '@overland/service-kit';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A browser that gets messages about an order. One browser may follow several orders, each in its own row. */
@KeptFor('0 seconds', { since: 'endsAt' })
@Entity('push_devices')
export class PushDeviceEntity {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid')
  orderId: string;

  @Column('uuid')
  portalId: string;

  /** Its address at its maker's push service. */
  @Column('text')
  endpoint: string;

  /** Its public key and a secret shared with it, so that nobody in between can read a message. */
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
