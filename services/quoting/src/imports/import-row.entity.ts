import type { QuoteImportRow } from '@overland/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { ReadMove } from './read-moves.js';

/** One move of an imported file: waiting, made into a quote, or refused with the reason. */
@Entity('quote_import_rows')
export class ImportRowEntity implements ReadMove {
  @PrimaryColumn('uuid')
  importId: string;

  /** Line of the file; the heading is line 1. */
  @PrimaryColumn('int')
  line: number;

  @Column('uuid')
  portalId: string;

  @Column('jsonb')
  cells: ReadMove['cells'];

  @Column('text')
  status: QuoteImportRow['status'];

  @Column('text', { nullable: true })
  message: string | null;

  @Column('uuid', { nullable: true })
  quoteId: string | null;
}
