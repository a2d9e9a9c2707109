import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What a device is told: once for each transition, so the row stays as long as its device. */
@Entity('push_messages')
export class PushMessageEntity {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid')
  deviceId: string;

  @Column('uuid')
  portalId: string;

  @Column('text')
  transition: string;

  @Column('text')
  title: string;

  /** A later message of the same order takes the place of the one before. */
  @Column('text')
  tag: string;

  /** Tries started, including the current one. */
  @Column('int', { default: 0 })
  attempts: number;

  /** Until then it waits, as what it says may be taken back; null once it may go (`HeldMessages`). */
  @Column('timestamptz', { nullable: true })
  notBefore: Date | null;

  /** When it is sent, or tried again; null once it is sent or given up. */
  @Column('timestamptz', { nullable: true })
  dueAt: Date | null;

  @Column('timestamptz')
  giveUpAt: Date;
}
