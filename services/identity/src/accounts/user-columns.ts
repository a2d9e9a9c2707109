import type { Role, UserStatus } from '@overland/contracts';
import { Column, PrimaryColumn } from 'typeorm';

/** What the row of a user and its line in the list have in common. */
export abstract class UserColumns {
  @PrimaryColumn('uuid')
  id: string;

  /** Counts changes of details and rights, which forms make. */
  @Column('int')
  version: number;

  @Column('uuid')
  portalId: string;

  /** In lower case. */
  @Column('text')
  email: string;

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

  /** When the invitation was sent; null once the temporary password has been changed. */
  @Column('timestamptz', { nullable: true })
  invitedAt: Date | null;

  @Column('timestamptz', { nullable: true })
  archivedAt: Date | null;

  @Column('timestamptz', { nullable: true })
  lastSignedInAt: Date | null;

  @Column('timestamptz')
  createdAt: Date;
}
