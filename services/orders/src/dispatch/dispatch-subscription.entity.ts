import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('dispatch_subscriptions')
export class DispatchSubscriptionEntity {
  @PrimaryColumn('text')
  action: string;

  @Column('text')
  callbackUrl: string;

  /** SHA-256 of the token in its calls; null until the TMS has confirmed the subscription. */
  @Column('text', { nullable: true })
  tokenHash: string | null;

  /** When the TMS is asked, or asked again; null once it has answered. */
  @Column('timestamptz', { nullable: true })
  dueAt: Date | null;

  /** The lease of the process that subscribes. */
  @Column('timestamptz', { default: () => `'epoch'` })
  claimedUntil: Date;

  @Column('int', { default: 0 })
  attempts: number;
}
