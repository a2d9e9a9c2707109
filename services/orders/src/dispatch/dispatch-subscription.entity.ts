import { Column, Entity, PrimaryColumn } from 'typeorm';

/** An action that the TMS was asked to call us for. */
@Entity('dispatch_subscriptions')
export class DispatchSubscriptionEntity {
  @PrimaryColumn('text')
  action: string;

  @Column('text')
  callbackUrl: string;

  /** SHA-256 of the token that its calls carry; null until the TMS has answered. */
  @Column('text', { nullable: true })
  tokenHash: string | null;

  /** Until then one process asks for it. */
  @Column('timestamptz')
  claimedUntil: Date;
}
