import type { ClaimFact } from '@overland/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('claim_facts')
export class ClaimFactEntity {
  @PrimaryColumn('uuid')
  claimId: string;

  @Column('int')
  version: number;

  @Column('uuid')
  orderId: string;

  @Column('bigint')
  uniqueId: number;

  /** Within its order. */
  @Column('int')
  number: number;

  @Column('uuid')
  portalId: string;

  @Column('text')
  carrierName: string;

  @Column('text')
  state: ClaimFact['state'];

  /** Whole dollars, as the next two. */
  @Column('int', { nullable: true })
  asked: number | null;

  @Column('int', { nullable: true })
  agreed: number | null;

  @Column('int', { nullable: true })
  paid: number | null;

  @Column('timestamptz')
  reportedAt: Date;

  /** Null once it is decided. */
  @Column('date', { nullable: true })
  answerBy: string | null;

  @Column('timestamptz', { nullable: true })
  closedAt: Date | null;

  @Column('boolean')
  isTakenBack: boolean;
}
