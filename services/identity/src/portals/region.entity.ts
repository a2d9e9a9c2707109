import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A region for the portals below a portal. */
@Entity('regions')
export class RegionEntity {
  @PrimaryColumn('uuid')
  id: string;

  /** The portal that has the region. */
  @Column('uuid')
  portalId: string;

  @Column('text')
  name: string;
}
