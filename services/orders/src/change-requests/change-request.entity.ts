import type { ChangeRequestKind, ChangeRequestState } from '@overland/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What a customer asked for. An order has at most one open request of each kind. */
@Entity('change_requests')
export class ChangeRequestEntity {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid')
  orderId: string;

  @Column('uuid')
  portalId: string;

  @Column('text')
  kind: ChangeRequestKind;

  /** Null for a request to cancel. */
  @Column('date', { nullable: true })
  wishedDay: string | null;

  @Column('text')
  note: string;

  @Column('text')
  state: ChangeRequestState;

  @Column('timestamptz')
  askedAt: Date;

  /** What the customer is told; '' if nothing. */
  @Column('text')
  answer: string;

  /** '' while it is open. */
  @Column('text')
  answeredBy: string;

  @Column('timestamptz', { nullable: true })
  answeredAt: Date | null;
}
