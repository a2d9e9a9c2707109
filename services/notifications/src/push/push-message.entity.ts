import { DueRow } from '@overland/service-kit';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A message to a device, sent once for each transition. So the row is kept as long as its device. */
@Entity('push_messages')
export class PushMessageEntity extends DueRow {
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

  /** Waits until then, as what it says may be undone; null once it may be sent (`HeldMessages`). */
  @Column('timestamptz', { nullable: true })
  notBefore: Date | null;

  @Column('timestamptz')
  giveUpAt: Date;
}
