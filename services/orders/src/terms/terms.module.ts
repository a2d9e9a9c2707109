import { Module } from '@nestjs/common';
import { DocumentsModule } from '@overland/documents';
import { AgreementsModule } from '../agreements/agreements.module.js';
import { CustomerLinksModule } from '../customer-links/customer-links.module.js';
import { FilesModule } from '../files/files.module.js';
import { OrdersModule } from '../orders/orders.module.js';
import { WorkModule } from '../work/work.module.js';
import { OrderTermsController } from './order-terms.controller.js';
import { OrderTermsService } from './order-terms.service.js';
import { TermsAcceptances } from './terms-acceptances.service.js';
import { TermsLinks } from './terms-links.service.js';
import { TermsPdfFiler } from './terms-pdf-filer.worker.js';
import { TermsPdfs } from './terms-pdfs.service.js';
import { TermsVersions } from './terms-versions.service.js';

@Module({
  imports: [AgreementsModule, DocumentsModule, CustomerLinksModule, FilesModule, OrdersModule, WorkModule],
  controllers: [OrderTermsController],
  providers: [OrderTermsService, TermsAcceptances, TermsLinks, TermsPdfFiler, TermsPdfs, TermsVersions],
})
export class TermsModule {}
