import { KeptFor } from '@overland/service-kit';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { knownDeviceDays } from './limits.js';

/** A browser in which a user has signed in. Wrong tries by others do not lock the user out there. */
@KeptFor(`${knownDeviceDays} days`, { since: 'lastUsedAt' })
@Entity('known_devices')
export class KnownDeviceEntity {
  @PrimaryColumn('text')
  idHash: string;

  @Column('uuid')
  userId: string;

  @Column('timestamptz')
  lastUsedAt: Date;
}
