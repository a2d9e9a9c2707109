import { Controller } from '@nestjs/common';
import { type InputOf, portalEdits, type ReplyOf, type Session } from '@overland/contracts';
import { Caller, CallInfo, Implements, Input, type RequestInfo } from '@overland/service-kit';
import { PortalEdits } from './portal-edits.service.js';
import { Regions } from './regions.service.js';

@Controller()
export class PortalEditsController {
  constructor(
    private readonly edits: PortalEdits,
    private readonly ofPortals: Regions,
  ) {}

  @Implements(portalEdits.create)
  create(
    @Input() { body }: InputOf<typeof portalEdits.create>,
    @Caller() session: Session,
    @CallInfo() info: RequestInfo,
  ): Promise<ReplyOf<typeof portalEdits.create>> {
    return this.edits.create(body, { session, info });
  }

  @Implements(portalEdits.update)
  update(
    @Input() { params, body }: InputOf<typeof portalEdits.update>,
    @Caller() session: Session,
    @CallInfo() info: RequestInfo,
  ): Promise<ReplyOf<typeof portalEdits.update>> {
    return this.edits.update(params.portalId, body, { session, info });
  }

  @Implements(portalEdits.updateTariff)
  updateTariff(
    @Input() { params, body }: InputOf<typeof portalEdits.updateTariff>,
    @Caller() session: Session,
    @CallInfo() info: RequestInfo,
  ): Promise<ReplyOf<typeof portalEdits.updateTariff>> {
    return this.edits.updateTariff(params.portalId, body, { session, info });
  }

  @Implements(portalEdits.regions)
  regions(
    @Input() { params }: InputOf<typeof portalEdits.regions>,
    @Caller() session: Session,
  ): Promise<ReplyOf<typeof portalEdits.regions>> {
    return this.ofPortals.list(params.portalId, session);
  }

  @Implements(portalEdits.saveRegions)
  saveRegions(
    @Input() { params, body }: InputOf<typeof portalEdits.saveRegions>,
    @Caller() session: Session,
    @CallInfo() info: RequestInfo,
  ): Promise<ReplyOf<typeof portalEdits.saveRegions>> {
    return this.ofPortals.save(params.portalId, body.regions, { session, info });
  }
}
