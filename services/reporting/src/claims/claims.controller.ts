import { Controller } from '@nestjs/common';
import { type InputOf, insight, type Session } from '@overland/contracts';
import { Caller, Implements, Input } from '@overland/service-kit';
import { ClaimsService } from './claims.service.js';

@Controller()
export class ClaimsController {
  constructor(private readonly claims: ClaimsService) {}

  @Implements(insight.claims)
  read(@Input() { query }: InputOf<typeof insight.claims>, @Caller() caller: Session) {
    return this.claims.read(query, caller);
  }
}
