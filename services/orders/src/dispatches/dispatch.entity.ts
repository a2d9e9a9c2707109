import type { SdStatus } from '@overland/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What the TMS was told of an order; an absent field was never told. */
export interface Sent {
  /** A hash of the `TmsOrder`. */
  content?: string;
  held?: boolean;
  canceled?: boolean;
  /** The carrier was paid. */
  paid?: boolean;
}

/** An order at the TMS (docs/product/dispatch.md). What has to be sent is the difference of the order to `sent`. */
@Entity('dispatches')
export class DispatchEntity {
  @PrimaryColumn('uuid')
  orderId: string;

  @Column('uuid')
  portalId: string;

  /** The order's id there; null until it was created. */
  @Column('text', { nullable: true })
  tmsGuid: string | null;

  @Column('jsonb')
  sent: Sent;

  @Column('timestamptz', { nullable: true })
  sentAt: Date | null;

  /** When the order is to be compared with `sent`; null while nothing changed. */
  @Column('timestamptz', { nullable: true })
  dueAt: Date | null;

  /** Set before the first create: it may have arrived though its answer did not. */
  @Column('timestamptz', { nullable: true })
  createBeganAt: Date | null;

  /** To send it, since the last one that succeeded. */
  @Column('int')
  attempts: number;

  @Column('timestamptz', { nullable: true })
  failingSince: Date | null;

  /** Sending was given up; people have to look at it. */
  @Column('timestamptz', { nullable: true })
  abandonedAt: Date | null;

  /** Why the last attempt failed, fit to show; '' otherwise. */
  @Column('text')
  error: string;

  /** The TMS's own status as it was last seen, or as what we sent must have made it. */
  @Column('text', { nullable: true })
  tmsStatus: SdStatus | null;

  @Column('timestamptz', { nullable: true })
  tmsChangedAt: Date | null;

  /** When the TMS is to be asked for its state; null: only when it calls. */
  @Column('timestamptz', { nullable: true })
  pollAt: Date | null;

  /** To ask about it, since the last one that succeeded. */
  @Column('int', { default: 0 })
  pollAttempts: number;

  /** Until then one process works on it. */
  @Column('timestamptz')
  leaseUntil: Date;
}
