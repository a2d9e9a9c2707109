import { Module } from '@nestjs/common';
import { OrderAgreements } from './order-agreement.js';
import { TermsRepository } from './terms.repository.js';

@Module({ providers: [OrderAgreements, TermsRepository], exports: [OrderAgreements, TermsRepository] })
export class AgreementsModule {}
