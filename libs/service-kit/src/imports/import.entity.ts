import type { ImportSummary } from '@overland/contracts';
import { Column, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';
import { DueRow } from '../due-work/due-row.js';

/** A file whose rows are worked off in the background. Its progress is that of its rows. */
export abstract class ImportEntity extends DueRow {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('uuid')
  portalId: string;

  @Column('text')
  companyName: string;

  @Column('text')
  fileName: string;

  @Column('uuid')
  createdBy: string;

  @Column('timestamptz')
  createdAt: Date;

  @Column('timestamptz', { nullable: true })
  finishedAt: Date | null;

  /** Of the request that started it. */
  @Column('text', { nullable: true })
  traceparent: string | null;
}

/** A row of a file: waiting, done, or refused with the reason. */
export abstract class ImportRowEntity {
  @PrimaryColumn('uuid')
  importId: string;

  /** Line of the file; the heading is line 1. */
  @PrimaryColumn('int')
  line: number;

  @Column('uuid')
  portalId: string;

  @Column('jsonb')
  cells: Record<string, string>;

  @Column('text')
  status: 'waiting' | 'done' | 'failed';

  @Column('text', { nullable: true })
  message: string | null;
}

type Counts = Record<ImportRowEntity['status'], number>;

export function importSummary(file: ImportEntity, { waiting, done, failed }: Counts): ImportSummary {
  return {
    _id: file.id,
    portalId: file.portalId,
    companyName: file.companyName,
    fileName: file.fileName,
    createdAt: file.createdAt.toISOString(),
    isFinished: file.finishedAt !== null,
    total: waiting + done + failed,
    done,
    failed,
  };
}
