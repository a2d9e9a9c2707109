import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { AuditColumns } from './audit-columns.js';

/** An entry of the audit trail. The service can add entries, but not change or delete them. */
@Entity('audit')
export class AuditEntryEntity extends AuditColumns {
  @PrimaryGeneratedColumn('identity', { type: 'bigint' })
  id: number;

  @Column('text', { nullable: true })
  requestId: string | null;

  /** Further details: for a refusal, what was requested and with which role. Never a secret. */
  @Column('jsonb')
  details: Record<string, string>;
}
