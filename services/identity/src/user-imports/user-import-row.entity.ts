import { ImportRowEntity } from '@overland/service-kit';
import { Column, Entity } from 'typeorm';

@Entity('user_import_rows')
export class UserImportRowEntity extends ImportRowEntity {
  @Column('uuid', { nullable: true })
  userId: string | null;
}
