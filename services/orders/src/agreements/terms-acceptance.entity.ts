import type { AgreedFacts, Signature } from '@overland/contracts';
import type { Language } from '@overland/i18n';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What a customer accepted, when, and from where; written once and never changed. */
@Entity('terms_acceptances')
export class TermsAcceptanceEntity {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid')
  orderId: string;

  @Column('uuid')
  portalId: string;

  @Column('bigint')
  termsId: number;

  @Column('int')
  version: number;

  /** The language of the page on which it was accepted, and of its PDF. */
  @Column('text')
  language: Language;

  /** The language of the text that was shown; differs from the page's if the terms are not written in it. */
  @Column('text')
  textLanguage: Language;

  @Column('text')
  agreement: string;

  @Column('jsonb')
  facts: AgreedFacts;

  @Column('text')
  fullName: string;

  @Column('jsonb')
  signature: Signature;

  @Column('timestamptz')
  acceptedAt: Date;

  @Column('text')
  address: string;

  @Column('text')
  userAgent: string;
}
