import type { AuditAction, ChangedValue } from '@overland/contracts';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** An entry of the audit trail. The service can add entries, but not change or delete them. */
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

  /** The person concerned; null if it concerns no person. */
  @Column('uuid', { nullable: true })
  userId: string | null;

  /** Null if it belongs to no company, such as settings, and sign-ins with an unknown address. */
  @Column('uuid', { nullable: true })
  portalId: string | null;

  @Column('text', { nullable: true })
  requestId: string | null;

  /** The network address; '' if unknown. */
  @Column('text')
  address: string;

  /** Old and new values, as people read them. */
  @Column('jsonb')
  changes: ChangedValue[];

  /** Further details: for a refusal, what was requested and with which role. Never a secret. */
  @Column('jsonb')
  details: Record<string, string>;
}
