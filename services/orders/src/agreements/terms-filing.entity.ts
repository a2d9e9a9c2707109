import { DueRow } from '@overland/service-kit';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** An acceptance whose PDF has yet to be added to the order's files. */
@Entity('terms_filings')
export class TermsFilingEntity extends DueRow {
  @PrimaryColumn('uuid')
  acceptanceId: string;

  @Column('uuid')
  portalId: string;
}
