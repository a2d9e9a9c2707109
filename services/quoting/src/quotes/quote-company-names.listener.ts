import { Injectable } from '@nestjs/common';
import { CompanyNames, HandlesEvents } from '@overland/service-kit';
import { QuoteEntity } from './quote.entity.js';

/** A renamed company's quotes are listed and sorted under its new name. */
@Injectable()
@HandlesEvents()
export class QuoteCompanyNames extends CompanyNames {
  protected readonly entity = QuoteEntity;
}
