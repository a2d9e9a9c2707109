import type { AuditAction, ChangedValue } from '@overland/contracts';
import { Column } from 'typeorm';

/** The columns that the audit trail and the view of its list share. */
export abstract class AuditColumns {
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

  /** The network address; '' if unknown. */
  @Column('text')
  address: string;

  /** Old and new values, as people read them. */
  @Column('jsonb')
  changes: ChangedValue[];
}
