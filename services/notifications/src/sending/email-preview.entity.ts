import { KeptFor } from '@overland/service-kit';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The email that a person looks at before it is sent: the last one alone, for minutes. */
@KeptFor('0 seconds', { since: 'expiresAt' })
@Entity('email_previews')
export class EmailPreviewEntity {
  @PrimaryColumn('uuid')
  userId: string;

  /** Of the secret in the page's address the hash alone is kept. */
  @Column('text')
  tokenHash: string;

  @Column('text')
  html: string;

  @Column('timestamptz')
  expiresAt: Date;
}
