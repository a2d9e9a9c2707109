import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The name of a user, for the history of orders; identity owns users. */
@Entity('user_names')
export class UserNameEntity {
  @PrimaryColumn('uuid')
  userId: string;

  @Column('uuid')
  portalId: string;

  @Column('text')
  fullName: string;

  /** When the event happened, so that an older one changes nothing. */
  @Column('timestamptz')
  changedAt: Date;
}
