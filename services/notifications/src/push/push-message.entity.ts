import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A message to a device, sent once for each transition. So the row is kept as long as its device. */
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

  /** A later message about the same order replaces it. */
  @Column('text')
  tag: string;

  /** Tries that were started, including the current one. */
  @Column('int', { default: 0 })
  attempts: number;

  /** Waits until then, as what it says may be undone; null once it may be sent (`HeldMessages`). */
  @Column('timestamptz', { nullable: true })
  notBefore: Date | null;

  /** When to send or retry it; null once it is sent or given up. */
  @Column('timestamptz', { nullable: true })
  dueAt: Date | null;

  @Column('timestamptz')
  giveUpAt: Date;
}
