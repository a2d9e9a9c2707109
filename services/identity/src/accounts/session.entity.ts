import type { Role } from '@overland/contracts';
import { KeptFor } from '@overland/service-kit';
import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { UserEntity } from './user.entity.js';

/** A sign-in, with the rights that the user had at that time. */
@KeptFor('30 days', { since: 'expiresAt' })
@Entity('sessions')
export class SessionEntity {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid')
  userId: string;

  @ManyToOne(() => UserEntity)
  @JoinColumn({ name: 'user_id' })
  user?: UserEntity;

  @Column('uuid')
  portalId: string;

  @Column('text')
  role: Role;

  @Column('boolean')
  isSuperAdmin: boolean;

  @Column('timestamptz')
  createdAt: Date;

  /** When the password was last entered, at the sign-in or since; the sign-in by a passkey alone counts the same. */
  @Column('timestamptz')
  confirmedAt: Date;

  /** Accurate to five minutes. */
  @Column('timestamptz')
  lastSeenAt: Date;

  /** The browser's `User-Agent`, truncated; '' if it sent none. */
  @Column('text')
  userAgent: string;

  @Column('text')
  address: string;

  @Column('timestamptz')
  expiresAt: Date;

  @Column('timestamptz', { nullable: true })
  endedAt: Date | null;
}
