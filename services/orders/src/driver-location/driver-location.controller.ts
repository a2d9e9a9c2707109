import { Controller } from '@nestjs/common';
import { driverLocation, type InputOf, type Session } from '@overland/contracts';
import {
  type By,
  CalledBy,
  Caller,
  CallInfo,
  Implements,
  Input,
  type RequestInfo,
} from '@overland/service-kit';
import { DriverLinks } from './driver-links.service.js';
import { LocationRequests } from './location-requests.service.js';

@Controller()
export class DriverLocationController {
  constructor(
    private readonly requests: LocationRequests,
    private readonly links: DriverLinks,
  ) {}

  @Implements(driverLocation.request)
  request(@Input() { params }: InputOf<typeof driverLocation.request>, @CalledBy() by: By) {
    return this.requests.request(params.orderId, by);
  }

  @Implements(driverLocation.cancel)
  cancel(@Input() { params }: InputOf<typeof driverLocation.cancel>, @Caller() session: Session) {
    return this.requests.cancel(params.orderId, session);
  }

  @Implements(driverLocation.open)
  open(@Input() { body }: InputOf<typeof driverLocation.open>) {
    return this.links.open(body.token);
  }

  @Implements(driverLocation.share)
  share(@Input() { body }: InputOf<typeof driverLocation.share>, @CallInfo() { requestId }: RequestInfo) {
    return this.links.share(body, requestId);
  }

  @Implements(driverLocation.stop)
  stop(@Input() { body }: InputOf<typeof driverLocation.stop>) {
    return this.links.stop(body.token);
  }
}
