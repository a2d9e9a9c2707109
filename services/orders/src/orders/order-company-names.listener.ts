import { Injectable } from '@nestjs/common';
import { CompanyNames, HandlesEvents } from '@overland/service-kit';
import { OrderEntity } from './order.entity.js';

/** A renamed company's orders are listed and sorted under its new name. */
@Injectable()
@HandlesEvents()
export class OrderCompanyNames extends CompanyNames {
  protected readonly entity = OrderEntity;
}
