import type { TermsSection, TermsTexts } from '@overland/contracts';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** The text in each language; none where it is not written in one. */
class TermsTextColumns implements TermsTexts {
  @Column('jsonb', { name: 'sections' })
  en: TermsSection[];

  @Column('jsonb', { name: 'sections_es' })
  es: TermsSection[];
}

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
  @Column(() => TermsTextColumns)
  texts: TermsTexts;

  @Column('timestamptz')
  createdAt: Date;

  @Column('text')
  createdBy: string;
}
