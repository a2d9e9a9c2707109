import { DueRow } from '@overland/service-kit';
import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('dispatch_subscriptions')
export class DispatchSubscriptionEntity extends DueRow {
  @PrimaryColumn('text')
  action: string;

  @Column('text')
  callbackUrl: string;

  /** SHA-256 of the token in its calls; null until the TMS has confirmed the subscription. */
  @Column('text', { nullable: true })
  tokenHash: string | null;

  /** The lease of the process that subscribes. */
  @Column('timestamptz', { default: () => `'epoch'` })
  claimedUntil: Date;
}
