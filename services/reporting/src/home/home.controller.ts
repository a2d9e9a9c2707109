import { Controller } from '@nestjs/common';
import { type InputOf, insight, type Session } from '@overland/contracts';
import { Caller, Implements, Input } from '@overland/service-kit';
import { HomeService } from './home.service.js';

@Controller()
export class HomeController {
  constructor(private readonly home: HomeService) {}

  @Implements(insight.home)
  read(@Input() { query }: InputOf<typeof insight.home>, @Caller() caller: Session) {
    return this.home.read(query.portalId, caller);
  }
}
