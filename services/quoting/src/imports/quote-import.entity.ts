import { ImportEntity } from '@overland/service-kit';
import { Entity } from 'typeorm';

/** A file of moves that become quotes. */
@Entity('quote_imports')
export class QuoteImportEntity extends ImportEntity {}
