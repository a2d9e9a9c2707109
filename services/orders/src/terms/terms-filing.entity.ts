import { Column, Entity, PrimaryColumn } from 'typeorm';

/** An acceptance whose PDF is still to be put among the files of the order. */
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
