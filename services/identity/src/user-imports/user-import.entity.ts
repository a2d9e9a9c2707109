import { ImportEntity } from '@overland/service-kit';
import { Column, Entity } from 'typeorm';

@Entity('user_imports')
export class UserImportEntity extends ImportEntity {
  /** The importer's network address, for the audit trail. */
  @Column('text')
  address: string;
}
