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

  /** Of the page on which it was accepted, and so of its PDF. */
  @Column('text')
  language: Language;

  /** Of the text that was shown there: another one where the terms are not written in the page's. */
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

  /** The network address. */
  @Column('text')
  address: string;

  @Column('text')
  userAgent: string;
}
