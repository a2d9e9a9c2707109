import type { PortalRecord } from '@overland/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The few fields of a portal that reports read: its whole copy can hold a logo. */
@Entity('report_portals')
export class ReportPortalEntity {
  @PrimaryColumn('uuid')
  portalId: string;

  @Column('int')
  version: number;

  @Column('text')
  companyName: string;

  /** The id of a region, `other:` and the name of its own, or `none`. */
  @Column('text')
  region: string;

  @Column('boolean')
  isDealership: boolean;

  @Column('text', { array: true })
  availableReports: PortalRecord['availableReports'];
}
