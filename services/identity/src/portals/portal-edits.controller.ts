import { Controller } from '@nestjs/common';
import { type InputOf, portalEdits, type Session } from '@overland/contracts';
import { type By, CalledBy, Caller, Implements, Input, Judges } from '@overland/service-kit';
import { PortalEdits } from './portal-edits.service.js';
import { Regions } from './regions.service.js';

@Controller()
export class PortalEditsController {
  constructor(
    private readonly edits: PortalEdits,
    private readonly ofPortals: Regions,
  ) {}

  @Implements(portalEdits.create)
  create(@Input() { body }: InputOf<typeof portalEdits.create>, @CalledBy() by: By) {
    return this.edits.create(body, by);
  }

  @Judges(portalEdits.create)
  judgeNew({ body }: InputOf<typeof portalEdits.create>, by: By) {
    return this.edits.judgeNew(body, by);
  }

  @Implements(portalEdits.update)
  update(@Input() { params, body }: InputOf<typeof portalEdits.update>, @CalledBy() by: By) {
    return this.edits.update(params.portalId, body, by);
  }

  @Judges(portalEdits.update)
  judgeChange({ params, body: { version: _, ...form } }: InputOf<typeof portalEdits.update>, by: By) {
    return this.edits.judgeChange(params.portalId, form, by);
  }

  @Implements(portalEdits.updateTariff)
  updateTariff(@Input() { params, body }: InputOf<typeof portalEdits.updateTariff>, @CalledBy() by: By) {
    return this.edits.updateTariff(params.portalId, body, by);
  }

  @Judges(portalEdits.updateTariff)
  judgeTariff({ params, body: { version: _, ...tariff } }: InputOf<typeof portalEdits.updateTariff>, by: By) {
    return this.edits.judgeChange(params.portalId, tariff, by);
  }

  @Implements(portalEdits.regions)
  regions(@Input() { params }: InputOf<typeof portalEdits.regions>, @Caller() session: Session) {
    return this.ofPortals.list(params.portalId, session);
  }

  @Implements(portalEdits.saveRegions)
  saveRegions(@Input() { params, body }: InputOf<typeof portalEdits.saveRegions>, @CalledBy() by: By) {
    return this.ofPortals.save(params.portalId, body.regions, by);
  }

  @Judges(portalEdits.saveRegions)
  judgeRegions({ params, body }: InputOf<typeof portalEdits.saveRegions>, by: By) {
    return this.ofPortals.judge(params.portalId, body.regions, by);
  }
}
