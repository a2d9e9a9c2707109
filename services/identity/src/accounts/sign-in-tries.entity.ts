import { KeptFor } from '@overland/service-kit';
import { Column, Entity, PrimaryColumn } from 'typeorm';

@KeptFor('0 seconds', { since: 'windowEndsAt' })
@Entity('sign_in_tries')
export class SignInTriesEntity {
  /** Hash of the address, of the known device and the address, or of the session. */
  @PrimaryColumn('text')
  accountKey: string;

  @Column('int')
  tries: number;

  @Column('timestamptz')
  windowEndsAt: Date;
}
