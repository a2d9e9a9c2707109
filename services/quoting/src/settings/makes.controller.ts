import { Controller } from '@nestjs/common';
import { type InputOf, settings } from '@overland/contracts';
import { type By, CalledBy, type CheckedReply, fileReply, Implements, Input } from '@overland/service-kit';
import { MakesService } from './makes.service.js';

@Controller()
export class MakesController {
  constructor(private readonly service: MakesService) {}

  @Implements(settings.makes)
  makes(): Promise<CheckedReply> {
    return this.service.list();
  }

  @Implements(settings.saveModel)
  save(@Input() { body }: InputOf<typeof settings.saveModel>, @CalledBy() by: By) {
    return this.service.save(body, by);
  }

  @Implements(settings.removeModel)
  remove(@Input() { query }: InputOf<typeof settings.removeModel>, @CalledBy() by: By) {
    return this.service.remove(query, by);
  }

  @Implements(settings.importMakes)
  import(@Input() { body }: InputOf<typeof settings.importMakes>, @CalledBy() by: By) {
    return this.service.import(body, by);
  }

  @Implements(settings.exportMakes)
  async export() {
    return fileReply(settings.exportMakes, await this.service.exportCsv(), 'makes-and-models.csv');
  }
}
