import { type NoticeKind, noticeDays } from '@overland/contracts';
import { KeptFor } from '@overland/service-kit';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What one person is told of an order. */
@Entity('notices')
@KeptFor(`${noticeDays} days`, { since: 'createdAt' })
export class NoticeEntity {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid')
  userId: string;

  /** Of the order: who may not open it any more does not see the notice. */
  @Column('uuid')
  portalId: string;

  /** The first of those that were handed over at once. */
  @Column('uuid')
  orderId: string;

  @Column('text')
  kind: NoticeKind;

  @Column('text')
  actor: string;

  @Column('text')
  words: string;

  @Column('int', { default: 1 })
  orders: number;

  @Column('timestamptz')
  createdAt: Date;

  @Column('timestamptz', { nullable: true })
  readAt: Date | null;
}
