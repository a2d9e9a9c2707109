import type { AuditAction, AuditChange } from '@overland/contracts';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** One line of the audit trail; the service may add lines, but neither change nor delete them. */
@Entity('audit')
export class AuditEntryEntity {
  @PrimaryGeneratedColumn('identity', { type: 'bigint' })
  id: number;

  @Column('timestamptz')
  at: Date;

  @Column('text')
  action: AuditAction;

  @Column('uuid', { nullable: true })
  actorId: string | null;

  /** Whom it was done to; null where it was not done to a person. */
  @Column('uuid', { nullable: true })
  userId: string | null;

  /** Null for what belongs to no company: the settings, and sign-ins with an unknown address. */
  @Column('uuid', { nullable: true })
  portalId: string | null;

  @Column('text', { nullable: true })
  requestId: string | null;

  /** The network address it came from; '' where none is known. */
  @Column('text')
  address: string;

  /** Old and new values, as people read them. */
  @Column('jsonb')
  changes: AuditChange[];

  /** What else is known: for a refusal, what was asked for and with which role. Never a secret. */
  @Column('jsonb')
  details: Record<string, string>;
}
