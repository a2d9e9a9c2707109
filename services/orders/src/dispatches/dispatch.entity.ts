import type { SdStatus } from '@overland/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What was sent to the TMS about an order. A missing field was never sent. */
export interface Sent {
  /** A hash of the `TmsOrder`. */
  content?: string;
  held?: boolean;
  canceled?: boolean;
  /** The carrier was paid. */
  paid?: boolean;
}

/** An order at the TMS (docs/product/dispatch.md). What differs between the order and `sent` has yet to be sent. */
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

  /** When to compare the order with `sent`; null if nothing has changed. */
  @Column('timestamptz', { nullable: true })
  dueAt: Date | null;

  /** Set before the first create, which may have arrived even if its answer did not. */
  @Column('timestamptz', { nullable: true })
  createBeganAt: Date | null;

  /** Attempts to send it since the last success. */
  @Column('int')
  attempts: number;

  @Column('timestamptz', { nullable: true })
  failingSince: Date | null;

  /** Set when sending was given up; a person has to look at it. */
  @Column('timestamptz', { nullable: true })
  abandonedAt: Date | null;

  /** Why the last attempt failed, in words for staff; '' if it did not. */
  @Column('text')
  error: string;

  /** The TMS's status as last read, or as our last call must have made it. */
  @Column('text', { nullable: true })
  tmsStatus: SdStatus | null;

  @Column('timestamptz', { nullable: true })
  tmsChangedAt: Date | null;

  /** When to read its state from the TMS; null if only when the TMS calls. */
  @Column('timestamptz', { nullable: true })
  pollAt: Date | null;

  /** Attempts to read it since the last success. */
  @Column('int', { default: 0 })
  pollAttempts: number;

  /** Until then one process works on it. */
  @Column('timestamptz')
  leaseUntil: Date;
}
