import { Injectable } from '@nestjs/common';
import { type QuoteImport, QuoteImportRow } from '@overland/contracts';
import { fieldsFor, ImportsRepository } from '@overland/service-kit';
import { type EntityManager, In } from 'typeorm';
import { QuoteEntity } from '../quotes/quote.entity.js';
import { QuoteImportEntity } from './quote-import.entity.js';
import { QuoteImportRowEntity } from './quote-import-row.entity.js';

@Injectable()
export class QuoteImportsRepository extends ImportsRepository<QuoteImportEntity, QuoteImportRowEntity> {
  protected readonly file = QuoteImportEntity;
  protected readonly row = QuoteImportRowEntity;

  async rows(manager: EntityManager, importId: string): Promise<QuoteImport['rows']> {
    const rows = await this.findRows(manager, importId);
    const ids = rows.flatMap(({ quoteId }) => quoteId ?? []);
    const select = { id: true, uniqueId: true, price: true };
    const made = await manager.find(QuoteEntity, { select, where: { id: In(ids) } });
    const quotes = new Map(made.map((quote) => [quote.id, quote]));
    return rows.map((row) => {
      const { uniqueId = null, price = null } = quotes.get(row.quoteId ?? '') ?? {};
      return { ...fieldsFor(QuoteImportRow, row), uniqueId, price };
    });
  }
}
