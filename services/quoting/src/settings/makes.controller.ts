import { Controller } from '@nestjs/common';
import { type InputOf, type ReplyOf, type Session, settings } from '@overland/contracts';
import {
  Caller,
  CallInfo,
  type CheckedReply,
  fileReply,
  Implements,
  Input,
  type RequestInfo,
} from '@overland/service-kit';
import { MakesService } from './makes.service.js';

@Controller()
export class MakesController {
  constructor(private readonly service: MakesService) {}

  @Implements(settings.makes)
  makes(): Promise<CheckedReply> {
    return this.service.list();
  }

  @Implements(settings.saveModel)
  save(
    @Input() { body }: InputOf<typeof settings.saveModel>,
    @Caller() session: Session,
    @CallInfo() call: RequestInfo,
  ): Promise<ReplyOf<typeof settings.saveModel>> {
    return this.service.save(body, { session, call });
  }

  @Implements(settings.removeModel)
  remove(
    @Input() { query }: InputOf<typeof settings.removeModel>,
    @Caller() session: Session,
    @CallInfo() call: RequestInfo,
  ): Promise<ReplyOf<typeof settings.removeModel>> {
    return this.service.remove(query, { session, call });
  }

  @Implements(settings.importMakes)
  import(
    @Input() { body }: InputOf<typeof settings.importMakes>,
    @Caller() session: Session,
    @CallInfo() call: RequestInfo,
  ): Promise<ReplyOf<typeof settings.importMakes>> {
    return this.service.import(body, { session, call });
  }

  @Implements(settings.exportMakes)
  async export() {
    return fileReply(settings.exportMakes, await this.service.exportCsv(), 'makes-and-models.csv');
  }
}
