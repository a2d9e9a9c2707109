import { Column, Entity, PrimaryColumn } from 'typeorm';

/** An acceptance whose PDF has yet to be added to the order's files. */
@Entity('terms_filings')
export class TermsFilingEntity {
  @PrimaryColumn('uuid')
  acceptanceId: string;

  @Column('uuid')
  portalId: string;

  @Column('timestamptz', { nullable: true })
  dueAt: Date | null;

  @Column('int')
  attempts: number;
}
