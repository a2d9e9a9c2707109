import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The name of a region; identity owns regions. */
@Entity('report_regions')
export class ReportRegionEntity {
  @PrimaryColumn('uuid')
  regionId: string;

  @Column('text')
  name: string;

  @Column('timestamptz')
  changedAt: Date;
}
