import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A follow-up of a quote that went out. */
@Entity('follow_up_facts')
export class FollowUpFactEntity {
  @PrimaryColumn('uuid')
  followUpId: string;

  @Column('uuid')
  quoteId: string;

  @Column('uuid')
  portalId: string;

  @Column('boolean')
  isByRule: boolean;

  @Column('timestamptz')
  sentAt: Date;
}
