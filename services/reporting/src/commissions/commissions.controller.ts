import { Controller } from '@nestjs/common';
import { type InputOf, insight, type Session } from '@overland/contracts';
import { Caller, Implements, Input } from '@overland/service-kit';
import { CommissionsService } from './commissions.service.js';

@Controller()
export class CommissionsController {
  constructor(private readonly commissions: CommissionsService) {}

  @Implements(insight.commissions)
  read(@Input() { query }: InputOf<typeof insight.commissions>, @Caller() caller: Session) {
    return this.commissions.read(query, caller);
  }
}
