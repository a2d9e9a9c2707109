import { Column, Entity, PrimaryColumn } from 'typeorm';
import { AuditColumns } from '../audit/audit-columns.js';

/** An entry of the audit trail, with the names of who did what to whom. A view. */
@Entity('audit_list')
export class AuditListEntity extends AuditColumns {
  @PrimaryColumn('bigint')
  id: number;

  /** '' for the system, and for people whom the reader may not see: the provider's staff. */
  @Column('text')
  actor: string;

  @Column('text')
  subject: string;

  @Column('text')
  companyName: string;
}
