import type { ClaimState, EmailsTakenBack, OrderClaim } from '@overland/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** How to take the last step back; only its own person can, until its time is over. */
export interface ClaimUndo {
  userId: string;
  /** ISO. */
  until: string;
  /** What the step changed, as it was before; instants are ISO. */
  columns: Partial<Record<ClaimColumn, string | number | readonly string[] | null>>;
  told: EmailsTakenBack['told'];
}

export const claimColumns = [
  'state',
  'answerBy',
  'agreed',
  'paid',
  'answer',
  'answeredBy',
  'answeredAt',
  'closedAt',
  'earlierAnswers',
] as const;
export type ClaimColumn = (typeof claimColumns)[number];

/** Damage that was reported after the delivery. */
@Entity('order_claims')
export class OrderClaimEntity {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid')
  orderId: string;

  @Column('uuid')
  portalId: string;

  /** Within its order, from 1. */
  @Column('int')
  number: number;

  @Column('int')
  version: number;

  /** As they were called then. */
  @Column('text', { array: true })
  vehicles: string[];

  @Column('text')
  what: string;

  @Column('date')
  noticedOn: string;

  /** Whole dollars, as the next two. */
  @Column('int', { nullable: true })
  asked: number | null;

  @Column('int', { nullable: true })
  agreed: number | null;

  @Column('int', { nullable: true })
  paid: number | null;

  @Column('text')
  reportedBy: string;

  @Column('text')
  source: OrderClaim['source'];

  @Column('timestamptz')
  reportedAt: Date;

  @Column('text')
  state: ClaimState;

  /** Null once it is decided. */
  @Column('date', { nullable: true })
  answerBy: string | null;

  /** What the customer is told; '' if nothing. */
  @Column('text')
  answer: string;

  /** What the customer was told before, the oldest first. */
  @Column('text', { array: true })
  earlierAnswers: string[];

  @Column('text')
  answeredBy: string;

  @Column('timestamptz', { nullable: true })
  answeredAt: Date | null;

  /** When it was declined, paid or withdrawn. */
  @Column('timestamptz', { nullable: true })
  closedAt: Date | null;

  @Column('text', { array: true })
  fileKeys: string[];

  @Column('jsonb', { nullable: true })
  undo: ClaimUndo | null;
}
