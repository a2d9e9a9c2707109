import { Controller } from '@nestjs/common';
import { type InputOf, portalEdits, type Session } from '@overland/contracts';
import { type By, CalledBy, Caller, Implements, Input } from '@overland/service-kit';
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

  @Implements(portalEdits.update)
  update(@Input() { params, body }: InputOf<typeof portalEdits.update>, @CalledBy() by: By) {
    return this.edits.update(params.portalId, body, by);
  }

  @Implements(portalEdits.updateTariff)
  updateTariff(@Input() { params, body }: InputOf<typeof portalEdits.updateTariff>, @CalledBy() by: By) {
    return this.edits.updateTariff(params.portalId, body, by);
  }

  @Implements(portalEdits.regions)
  regions(@Input() { params }: InputOf<typeof portalEdits.regions>, @Caller() session: Session) {
    return this.ofPortals.list(params.portalId, session);
  }

  @Implements(portalEdits.saveRegions)
  saveRegions(@Input() { params, body }: InputOf<typeof portalEdits.saveRegions>, @CalledBy() by: By) {
    return this.ofPortals.save(params.portalId, body.regions, by);
  }
}
