import { ImportEntity } from '@overland/service-kit';
import { Column, Entity } from 'typeorm';

/** A file of people who are invited. */
@Entity('user_imports')
export class UserImportEntity extends ImportEntity {
  /** The network address it was sent from, for the audit trail. */
  @Column('text')
  address: string;
}
