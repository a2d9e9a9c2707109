import type { PortalRecord } from '@overland/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The few fields of a portal that reports read: a full copy may contain a logo. */
@Entity('report_portals')
export class ReportPortalEntity {
  @PrimaryColumn('uuid')
  portalId: string;

  @Column('int')
  version: number;

  @Column('text')
  companyName: string;

  /** A region's id, `other:` with the portal's own name for its region, or `none`. */
  @Column('text')
  region: string;

  @Column('boolean')
  isDealership: boolean;

  @Column('text', { array: true })
  availableReports: PortalRecord['availableReports'];
}
