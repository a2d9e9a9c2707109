import { KeptFor } from '@overland/service-kit';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The preview of an email, kept for minutes: each person has only the last one. */
@KeptFor('0 seconds', { since: 'expiresAt' })
@Entity('email_previews')
export class EmailPreviewEntity {
  @PrimaryColumn('uuid')
  userId: string;

  /** Hash of the secret in the page's address. */
  @Column('text')
  tokenHash: string;

  @Column('text')
  html: string;

  @Column('timestamptz')
  expiresAt: Date;
}
