import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The name of a region that portals are put into; identity owns it. */
@Entity('report_regions')
export class ReportRegionEntity {
  @PrimaryColumn('uuid')
  regionId: string;

  @Column('text')
  name: string;

  @Column('timestamptz')
  changedAt: Date;
}
