import type { OrderExport } from '@overland/contracts';
import { DueRow } from '@overland/service-kit';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { ExportRequest } from './export-columns.js';

/** An export in the background. `exportKeyOf` says where its file is. */
@Entity('order_exports')
export class OrderExportEntity extends DueRow {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  /** The portal; null for all portals. */
  @Column('uuid', { nullable: true })
  portalId: string | null;

  @Column('uuid')
  requestedBy: string;

  /** Of an MCAdmin: has what carriers cost. */
  @Column('boolean')
  showsCosts: boolean;

  @Column('jsonb')
  request: ExportRequest;

  @Column('text')
  state: OrderExport['state'];

  @Column('int')
  rowsDone: number;

  @Column('int', { nullable: true })
  rowsTotal: number | null;

  @Column('text', { nullable: true })
  error: string | null;

  @Column('timestamptz')
  createdAt: Date;

  @Column('timestamptz', { nullable: true })
  finishedAt: Date | null;

  /** Of the request that asked for it. */
  @Column('text', { nullable: true })
  traceparent: string | null;
}
