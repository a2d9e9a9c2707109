import { Controller } from '@nestjs/common';
import { type InputOf, orderTerms } from '@overland/contracts';
import {
  type By,
  CalledBy,
  CallInfo,
  Implements,
  Input,
  type RequestInfo,
  taggedFileReply,
} from '@overland/service-kit';
import { OrderTermsService } from './order-terms.service.js';
import { TermsAcceptances } from './terms-acceptances.service.js';
import { TermsLinks } from './terms-links.service.js';
import { TermsPdfs } from './terms-pdfs.service.js';
import { TermsVersions } from './terms-versions.service.js';

@Controller()
export class OrderTermsController {
  constructor(
    private readonly versions: TermsVersions,
    private readonly terms: OrderTermsService,
    private readonly acceptances: TermsAcceptances,
    private readonly links: TermsLinks,
    private readonly pdfs: TermsPdfs,
  ) {}

  @Implements(orderTerms.current)
  current() {
    return this.versions.current();
  }

  @Implements(orderTerms.open)
  open(@Input() { params }: InputOf<typeof orderTerms.open>) {
    return this.terms.open(params);
  }

  @Implements(orderTerms.openByLink)
  openByLink(@Input() { params, body }: InputOf<typeof orderTerms.openByLink>) {
    return this.terms.openByLink(params, body.token);
  }

  @Implements(orderTerms.mailLink)
  mailLink(@Input() { params }: InputOf<typeof orderTerms.mailLink>, @CallInfo() call: RequestInfo) {
    return this.links.mail(params, call);
  }

  @Implements(orderTerms.accept)
  accept(@Input() { body }: InputOf<typeof orderTerms.accept>, @CallInfo() call: RequestInfo) {
    return this.acceptances.accept(body, call);
  }

  @Implements(orderTerms.pdf)
  async pdf(@Input() { params }: InputOf<typeof orderTerms.pdf>, @CallInfo() call: RequestInfo) {
    return taggedFileReply(orderTerms.pdf, call, await this.pdfs.get(params));
  }

  @Implements(orderTerms.versions)
  list(@Input() { query }: InputOf<typeof orderTerms.versions>) {
    return this.versions.list(query.portalId ?? null);
  }

  @Implements(orderTerms.save)
  save(@Input() { body }: InputOf<typeof orderTerms.save>, @CalledBy() { session, info }: By) {
    return this.versions.save(body, session, info);
  }

  @Implements(orderTerms.returnToProvider)
  returnToProvider(
    @Input() { body }: InputOf<typeof orderTerms.returnToProvider>,
    @CalledBy() { session, info }: By,
  ) {
    return this.versions.returnToProvider(body, session, info);
  }
}
