import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A company whose rows of a list are being given its new name (`CompanyNames`). */
@Entity('portal_renames')
export class PortalRenameEntity {
  @PrimaryColumn('uuid')
  portalId: string;

  /** The number of the last row that has the new name. */
  @Column('bigint')
  after: number;
}
