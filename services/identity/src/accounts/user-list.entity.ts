import type { ShownStep } from '@overland/contracts';
import { Column, Entity } from 'typeorm';
import { UserColumns } from './user-columns.js';

/** A user with the company's name, as people see users. A view. */
@Entity('user_list')
export class UserListEntity extends UserColumns {
  @Column('text')
  companyName: string;

  /** The temporary password is valid until then. */
  @Column('timestamptz', { nullable: true })
  invitationEndsAt: Date | null;

  /** The best second step that the person has; null before the first sign-in. */
  @Column('text', { nullable: true })
  secondStep: ShownStep | null;
}
