import type { Role, ShownStep, UserStatus } from '@overland/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A user with the name of the company: what people see of a user, in the list and alone. A view. */
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

  /** Of a temporary password that is not changed yet. */
  @Column('timestamptz', { nullable: true })
  invitedAt: Date | null;

  /** Until then the temporary password opens the product. */
  @Column('timestamptz', { nullable: true })
  invitationEndsAt: Date | null;

  /** The best second step that the person has; null before the first sign-in. */
  @Column('text', { nullable: true })
  secondStep: ShownStep | null;
}
