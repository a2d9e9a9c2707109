import type { WorkKind } from '@overland/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Of a step of an order: until when it is snoozed, and who sees to it. */
@Entity('work_marks')
export class WorkMarkEntity {
  @PrimaryColumn('uuid')
  orderId: string;

  @PrimaryColumn('text')
  kind: WorkKind;

  @Column('uuid')
  portalId: string;

  @Column('date', { nullable: true })
  snoozedUntil: string | null;

  @Column('uuid', { nullable: true })
  assigneeId: string | null;
}
