import type { AgreedFacts, Signature } from '@overland/contracts';
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
