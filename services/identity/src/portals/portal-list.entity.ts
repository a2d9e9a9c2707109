import { Column, Entity, PrimaryColumn } from 'typeorm';
import { PortalColumns } from './portal.entity.js';

/** A portal with the number of its active users. A view. */
@Entity('portal_list')
export class PortalListEntity extends PortalColumns {
  @PrimaryColumn('uuid')
  id: string;

  @Column('int')
  users: number;
}
