import type { Role, ShownStep, UserStatus } from '@overland/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A user with the company's name, as people see users. A view. */
@Entity('user_list')
export class UserListEntity {
  @PrimaryColumn('uuid')
  id: string;

  @Column('int')
  version: number;

  @Column('uuid')
  portalId: string;

  @Column('text')
  companyName: string;

  @Column('text')
  firstName: string;

  @Column('text')
  lastName: string;

  @Column('text')
  email: string;

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

  @Column('timestamptz')
  createdAt: Date;

  @Column('timestamptz', { nullable: true })
  archivedAt: Date | null;

  @Column('timestamptz', { nullable: true })
  lastSignedInAt: Date | null;

  /** When a temporary password was set that has not been changed yet. */
  @Column('timestamptz', { nullable: true })
  invitedAt: Date | null;

  /** The temporary password is valid until then. */
  @Column('timestamptz', { nullable: true })
  invitationEndsAt: Date | null;

  /** The best second step that the person has; null before the first sign-in. */
  @Column('text', { nullable: true })
  secondStep: ShownStep | null;
}
