import { Controller } from '@nestjs/common';
import { type InputOf, insight, type Session } from '@overland/contracts';
import { Caller, Implements, Input } from '@overland/service-kit';
import { ConversionService } from './conversion.service.js';

@Controller()
export class ConversionController {
  constructor(private readonly conversion: ConversionService) {}

  @Implements(insight.conversion)
  read(@Input() { query }: InputOf<typeof insight.conversion>, @Caller() caller: Session) {
    return this.conversion.read(query, caller);
  }
}
