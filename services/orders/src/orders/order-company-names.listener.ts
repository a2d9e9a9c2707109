import { Injectable } from '@nestjs/common';
import { CompanyNames, HandlesEvents } from '@overland/service-kit';
import { OrderEntity } from './order.entity.js';

/** Lists and sorts the orders of a renamed company under its new name. */
@Injectable()
@HandlesEvents()
export class OrderCompanyNames extends CompanyNames {
  protected readonly entity = OrderEntity;
}
