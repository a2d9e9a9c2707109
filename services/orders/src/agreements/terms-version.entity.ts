import { noTerms, type TermsTexts } from '@overland/contracts';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A row written before a language was added has no text in it. */
const inEveryLanguage = {
  to: (texts: TermsTexts) => texts,
  from: (written: Partial<TermsTexts>): TermsTexts => ({ ...noTerms, ...written }),
};

/** A version of the terms; written once and never changed. */
@Entity('terms_versions')
export class TermsVersionEntity {
  @PrimaryGeneratedColumn('identity', { type: 'bigint' })
  id: number;

  /** Null for the provider's. */
  @Column('uuid', { nullable: true })
  portalId: string | null;

  @Column('int')
  version: number;

  /** Empty in all languages if the portal has returned to the provider's. */
  @Column('jsonb', { transformer: inEveryLanguage })
  texts: TermsTexts;

  @Column('timestamptz')
  createdAt: Date;

  @Column('text')
  createdBy: string;
}
