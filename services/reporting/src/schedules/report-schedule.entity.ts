import type { ReportScheduleRequest, ScheduledReport, ScheduleTime } from '@overland/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('report_schedules')
export class ReportScheduleEntity {
  @PrimaryColumn('uuid')
  id: string;

  /** The person's own company, whichever company the report is about. */
  @Column('uuid')
  portalId: string;

  @Column('uuid')
  userId: string;

  @Column('text')
  report: ScheduledReport;

  @Column('text')
  every: ScheduleTime;

  @Column('jsonb')
  query: ReportScheduleRequest['query'];

  @Column('timestamptz')
  dueAt: Date;

  @Column('int')
  attempts: number;

  @Column('timestamptz')
  createdAt: Date;
}
