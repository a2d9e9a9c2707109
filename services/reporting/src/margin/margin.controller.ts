import { Controller } from '@nestjs/common';
import { type InputOf, insight, type Session } from '@overland/contracts';
import { Caller, Implements, Input } from '@overland/service-kit';
import { MarginService } from './margin.service.js';

@Controller()
export class MarginController {
  constructor(private readonly margin: MarginService) {}

  @Implements(insight.margin)
  read(@Input() { query }: InputOf<typeof insight.margin>, @Caller() caller: Session) {
    return this.margin.read(query, caller);
  }
}
