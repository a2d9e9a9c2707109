import type { SettingsAction } from '@overland/contracts';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** An entry in the audit trail of settings, makes and models. Entries are added and read, never changed. */
@Entity('settings_changes')
export class SettingsChangeEntity {
  @PrimaryGeneratedColumn({ type: 'bigint' })
  id: number;

  @Column('timestamptz')
  at: Date;

  @Column('text')
  action: SettingsAction;

  @Column('uuid')
  userId: string;

  @Column('text')
  address: string;

  @Column('text')
  requestId: string;

  /** Only what differs; null if there was, or is, nothing. */
  @Column('jsonb', { nullable: true })
  before: object | null;

  @Column('jsonb', { nullable: true })
  after: object | null;
}
