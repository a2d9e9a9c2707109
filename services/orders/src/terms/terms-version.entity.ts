import { noTerms, type TermsTexts } from '@overland/contracts';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A row that was written before there was a language has no text in it. */
const inEveryLanguage = {
  to: (texts: TermsTexts) => texts,
  from: (written: Partial<TermsTexts>): TermsTexts => ({ ...noTerms, ...written }),
};

/** One version of the terms; written once and never changed. */
@Entity('terms_versions')
export class TermsVersionEntity {
  @PrimaryGeneratedColumn('identity', { type: 'bigint' })
  id: number;

  /** Null for the provider's. */
  @Column('uuid', { nullable: true })
  portalId: string | null;

  @Column('int')
  version: number;

  /** In no language: the portal has gone back to the provider's. */
  @Column('jsonb', { transformer: inEveryLanguage })
  texts: TermsTexts;

  @Column('timestamptz')
  createdAt: Date;

  @Column('text')
  createdBy: string;
}
