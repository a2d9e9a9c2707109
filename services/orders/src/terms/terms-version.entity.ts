import type { TermsSection } from '@overland/contracts';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

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

  /** None: the portal has gone back to the provider's. */
  @Column('jsonb')
  sections: TermsSection[];

  @Column('timestamptz')
  createdAt: Date;

  @Column('text')
  createdBy: string;
}
