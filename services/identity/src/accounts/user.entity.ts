import { Column, Entity, JoinColumn, ManyToOne } from 'typeorm';
import { PortalEntity } from '../portals/portal.entity.js';
import type { KnownDeviceEntity } from './known-device.entity.js';
import { UserColumns } from './user-columns.js';

@Entity('users')
export class UserEntity extends UserColumns {
  @ManyToOne(() => PortalEntity)
  @JoinColumn({ name: 'portal_id' })
  portal?: PortalEntity;

  /** Joined during sign-in: the current device, if it is known. */
  knownDevice?: KnownDeviceEntity | null;

  /** False if the address belongs to another company's account: nobody can sign in here, and nothing is sent. */
  @Column('boolean')
  ownsEmail: boolean;

  /** Argon2id in its own text format. Only the sign-in reads it. */
  @Column('text', { select: false })
  passwordHash: string;

  /** For a temporary password: it cannot be used for signing in from then on. */
  @Column('timestamptz', { nullable: true })
  mustChangePasswordAt: Date | null;
}
