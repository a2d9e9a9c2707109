import type { PortalRecord } from '@overland/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** This service's copy of a portal; identity owns them. */
@Entity('portal_replicas')
export class PortalReplicaEntity {
  @PrimaryColumn('uuid')
  portalId: string;

  @Column('int')
  version: number;

  @Column('jsonb')
  data: PortalRecord;
}
