import type { ChangeRequestKind, ChangeRequestState } from '@overland/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What a customer asked for; of each kind one is open at most. */
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

  /** Null where the order is to be canceled. */
  @Column('date', { nullable: true })
  wishedDay: string | null;

  @Column('text')
  note: string;

  @Column('text')
  state: ChangeRequestState;

  @Column('timestamptz')
  askedAt: Date;

  /** What the customer is told; '' for nothing. */
  @Column('text')
  answer: string;

  /** '' while it is open. */
  @Column('text')
  answeredBy: string;

  @Column('timestamptz', { nullable: true })
  answeredAt: Date | null;
}
