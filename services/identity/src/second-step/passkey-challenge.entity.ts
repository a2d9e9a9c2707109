import { KeptFor } from '@overland/service-kit';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What a passkey is asked to sign. */
@KeptFor('0 seconds', { since: 'expiresAt' })
@Entity('passkey_challenges')
export class PasskeyChallengeEntity {
  /** What it is for, and for which sign-in or session: a newer one takes its place. */
  @PrimaryColumn('text')
  id: string;

  @Column('text')
  challenge: string;

  @Column('timestamptz')
  expiresAt: Date;
}
