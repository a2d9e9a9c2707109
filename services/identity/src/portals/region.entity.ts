import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A region that the portals below a portal can be put into. */
@Entity('regions')
export class RegionEntity {
  @PrimaryColumn('uuid')
  id: string;

  /** The portal whose region it is. */
  @Column('uuid')
  portalId: string;

  @Column('text')
  name: string;
}
