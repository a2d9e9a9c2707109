import { Injectable } from '@nestjs/common';
import { CompanyNames, HandlesEvents } from '@overland/service-kit';
import { QuoteEntity } from './quote.entity.js';

/** Lists and sorts the quotes of a renamed company under its new name. */
@Injectable()
@HandlesEvents()
export class QuoteCompanyNames extends CompanyNames {
  protected readonly entity = QuoteEntity;
}
