import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A user's name for the history of orders; identity owns users. */
@Entity('user_names')
export class UserNameEntity {
  @PrimaryColumn('uuid')
  userId: string;

  @Column('uuid')
  portalId: string;

  @Column('text')
  fullName: string;

  /** When the event happened. An older one is ignored. */
  @Column('timestamptz')
  changedAt: Date;
}
