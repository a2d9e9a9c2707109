import { ImportEntity } from '@overland/service-kit';
import { Entity } from 'typeorm';

@Entity('quote_imports')
export class QuoteImportEntity extends ImportEntity {}
