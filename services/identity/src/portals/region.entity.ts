import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('regions')
export class RegionEntity {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid')
  portalId: string;

  @Column('text')
  name: string;
}
