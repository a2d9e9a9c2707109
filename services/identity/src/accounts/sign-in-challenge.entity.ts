import { KeptFor } from '@overland/service-kit';
import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { UserEntity } from './user.entity.js';

/** A sign-in with the right password, for one account and one browser. */
@KeptFor('1 day', { since: 'createdAt' })
@Entity('sign_in_challenges')
export class SignInChallengeEntity {
  @PrimaryColumn('text')
  idHash: string;

  @Column('uuid')
  userId: string;

  @ManyToOne(() => UserEntity)
  @JoinColumn({ name: 'user_id' })
  user?: UserEntity;

  /** Hash of the emailed code; '' if none was sent. */
  @Column('text')
  codeHash: string;

  @Column('int')
  tries: number;

  @Column('timestamptz')
  createdAt: Date;

  @Column('timestamptz')
  expiresAt: Date;

  @Column('timestamptz', { nullable: true })
  redeemedAt: Date | null;
}
