import { Controller } from '@nestjs/common';
import { audit, type InputOf, portalEdits, type Session } from '@overland/contracts';
import { Caller, fileReply, Implements, Input } from '@overland/service-kit';
import { AuditTrail } from './audit-trail.service.js';

@Controller()
export class AuditController {
  constructor(private readonly trail: AuditTrail) {}

  @Implements(audit.list)
  list(@Input() { query }: InputOf<typeof audit.list>, @Caller() caller: Session) {
    return this.trail.list(query, caller);
  }

  @Implements(audit.export)
  async export(@Input() { query }: InputOf<typeof audit.export>, @Caller() caller: Session) {
    return fileReply(audit.export, await this.trail.export(query, caller), `audit.${query.format}`);
  }

  @Implements(audit.own)
  own(@Caller() caller: Session) {
    return this.trail.own(caller);
  }

  @Implements(portalEdits.history)
  ofPortal(@Input() { params, query }: InputOf<typeof portalEdits.history>, @Caller() caller: Session) {
    return this.trail.ofPortal(params.portalId, query, caller);
  }
}
