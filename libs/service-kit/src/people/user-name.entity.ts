import type { Role } from '@overland/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A user by name, for lists and histories; identity owns users. */
@Entity('user_names')
export class UserNameEntity {
  @PrimaryColumn('uuid')
  userId: string;

  @Column('uuid')
  portalId: string;

  @Column('text')
  fullName: string;

  /** '' where it has not arrived yet. */
  @Column('text')
  role: Role | '';

  @Column('boolean')
  isArchived: boolean;

  /** When the event happened. An older one is ignored. */
  @Column('timestamptz')
  changedAt: Date;
}
