import type { Role, UserStatus } from '@overland/contracts';
import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { PortalEntity } from '../portals/portal.entity.js';
import type { KnownDeviceEntity } from './known-device.entity.js';

@Entity('users')
export class UserEntity {
  @PrimaryColumn('uuid')
  id: string;

  /** Counts changes of details and rights, which forms make. */
  @Column('int')
  version: number;

  @Column('uuid')
  portalId: string;

  @ManyToOne(() => PortalEntity)
  @JoinColumn({ name: 'portal_id' })
  portal?: PortalEntity;

  /** Joined during sign-in: the current device, if it is known. */
  knownDevice?: KnownDeviceEntity | null;

  /** In lower case. */
  @Column('text')
  email: string;

  /** False if the address belongs to another company's account: nobody can sign in here, and nothing is sent. */
  @Column('boolean')
  ownsEmail: boolean;

  @Column('text')
  firstName: string;

  @Column('text')
  lastName: string;

  @Column('text')
  phone: string;

  @Column('text')
  mobilePhone: string;

  @Column('text')
  role: Role;

  @Column('boolean')
  isSuperAdmin: boolean;

  @Column('text')
  status: UserStatus;

  /** Argon2id in its own text format. Only the sign-in reads it. */
  @Column('text', { select: false })
  passwordHash: string;

  /** When the invitation was sent; null once the temporary password has been changed. */
  @Column('timestamptz', { nullable: true })
  invitedAt: Date | null;

  /** For a temporary password: it cannot be used for signing in from then on. */
  @Column('timestamptz', { nullable: true })
  mustChangePasswordAt: Date | null;

  @Column('timestamptz', { nullable: true })
  archivedAt: Date | null;

  @Column('timestamptz', { nullable: true })
  lastSignedInAt: Date | null;

  @Column('timestamptz')
  createdAt: Date;
}
