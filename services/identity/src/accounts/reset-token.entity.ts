import { KeptFor } from '@overland/service-kit';
import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { UserEntity } from './user.entity.js';

@KeptFor('1 day', { since: 'createdAt' })
@Entity('reset_tokens')
export class ResetTokenEntity {
  @PrimaryColumn('text')
  tokenHash: string;

  @Column('uuid')
  userId: string;

  @ManyToOne(() => UserEntity)
  @JoinColumn({ name: 'user_id' })
  user?: UserEntity;

  @Column('timestamptz')
  createdAt: Date;

  @Column('timestamptz')
  expiresAt: Date;

  @Column('timestamptz', { nullable: true })
  usedAt: Date | null;

  /** Set when a newer link, a sign-in or a new password revoked it. */
  @Column('timestamptz', { nullable: true })
  killedAt: Date | null;
}
