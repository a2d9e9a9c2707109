import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The provider's own list of carriers: it belongs to no portal, and no portal's user reads it. */
@Entity('known_carriers')
export class KnownCarrierEntity {
  /** The name in lower case, by which a carrier is known again. */
  @PrimaryColumn('text')
  key: string;

  @Column('text')
  carrierName: string;

  @Column('text')
  driverName: string;

  @Column('text')
  driverPhone: string;

  @Column('text')
  truck: string;

  @Column('timestamptz')
  lastUsedAt: Date;
}
