import type { AuditAction, ChangedValue } from '@overland/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** An entry of the audit trail, with the names of who did what to whom. A view. */
@Entity('audit_list')
export class AuditListEntity {
  @PrimaryColumn('bigint')
  id: number;

  @Column('timestamptz')
  at: Date;

  @Column('text')
  action: AuditAction;

  @Column('uuid', { nullable: true })
  actorId: string | null;

  /** '' for the system, and for people whom the reader may not see: the provider's staff. */
  @Column('text')
  actor: string;

  @Column('uuid', { nullable: true })
  userId: string | null;

  @Column('text')
  subject: string;

  @Column('uuid', { nullable: true })
  portalId: string | null;

  @Column('text')
  companyName: string;

  @Column('text')
  address: string;

  @Column('jsonb')
  changes: ChangedValue[];
}
