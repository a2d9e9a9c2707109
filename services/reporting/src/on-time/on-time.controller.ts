import { Controller } from '@nestjs/common';
import { type InputOf, insight, type Session } from '@overland/contracts';
import { Caller, Implements, Input } from '@overland/service-kit';
import { OnTimeService } from './on-time.service.js';

@Controller()
export class OnTimeController {
  constructor(private readonly onTime: OnTimeService) {}

  @Implements(insight.onTime)
  read(@Input() { query }: InputOf<typeof insight.onTime>, @Caller() caller: Session) {
    return this.onTime.read(query, caller);
  }
}
