import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A customer who wants no follow-ups from a company. */
@Entity('follow_up_opt_outs')
export class FollowUpOptOutEntity {
  @PrimaryColumn('uuid')
  portalId: string;

  /** The address in lower case, without what follows a plus sign. */
  @PrimaryColumn('text')
  mailbox: string;

  @Column('timestamptz')
  at: Date;
}
