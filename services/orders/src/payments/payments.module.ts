import { Module } from '@nestjs/common';
import { OrderPaymentsRepository } from './order-payments.repository.js';

@Module({ providers: [OrderPaymentsRepository], exports: [OrderPaymentsRepository] })
export class PaymentsModule {}
