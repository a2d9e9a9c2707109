import { ImportRowEntity } from '@overland/service-kit';
import { Column, Entity } from 'typeorm';

@Entity('quote_import_rows')
export class QuoteImportRowEntity extends ImportRowEntity {
  @Column('uuid', { nullable: true })
  quoteId: string | null;
}
