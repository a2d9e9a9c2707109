import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { SettingsDocument } from './settings.repository.js';

@Entity('settings')
export class SettingsEntity implements SettingsDocument {
  @PrimaryColumn('int')
  id: number;

  @Column('int')
  version: number;

  @Column('jsonb')
  serviceLevels: SettingsDocument['serviceLevels'];

  @Column('jsonb')
  holidays: SettingsDocument['holidays'];

  @Column('jsonb')
  defaultSheet: SettingsDocument['defaultSheet'];
}
