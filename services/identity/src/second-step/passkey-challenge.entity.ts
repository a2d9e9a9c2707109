import { KeptFor } from '@overland/service-kit';
import { Column, Entity, PrimaryColumn } from 'typeorm';

@KeptFor('0 seconds', { since: 'expiresAt' })
@Entity('passkey_challenges')
export class PasskeyChallengeEntity {
  /** Its purpose, and the sign-in or session: a newer challenge replaces it. */
  @PrimaryColumn('text')
  id: string;

  @Column('text')
  challenge: string;

  @Column('timestamptz')
  expiresAt: Date;
}
