import { Column, Entity, PrimaryColumn, Unique } from 'typeorm';

/** When one person wants to be told of an order. */
@Entity('reminders')
@Unique(['orderId', 'userId'])
export class ReminderEntity {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid')
  userId: string;

  /** Of the order. */
  @Column('uuid')
  portalId: string;

  @Column('uuid')
  orderId: string;

  @Column('timestamptz')
  at: Date;

  @Column('text')
  words: string;
}
