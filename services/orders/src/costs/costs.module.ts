import { Module } from '@nestjs/common';
import { OrderCosts } from './order-costs.repository.js';

/** What carriers cost: for MCAdmin alone. */
@Module({ providers: [OrderCosts], exports: [OrderCosts] })
export class CostsModule {}
