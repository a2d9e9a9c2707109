import { Controller } from '@nestjs/common';
import { type InputOf, pushDevices } from '@overland/contracts';
import { CallInfo, Implements, Input, type RequestInfo } from '@overland/service-kit';
import { PushDevices } from './push-devices.service.js';

@Controller()
export class PushDevicesController {
  constructor(private readonly devices: PushDevices) {}

  @Implements(pushDevices.offer)
  offer(@Input() { body }: InputOf<typeof pushDevices.offer>, @CallInfo() { requestId }: RequestInfo) {
    return this.devices.offer(body.token, body.endpoint, requestId);
  }

  @Implements(pushDevices.add)
  add(@Input() { body }: InputOf<typeof pushDevices.add>, @CallInfo() { requestId }: RequestInfo) {
    return this.devices.add(body, requestId);
  }

  @Implements(pushDevices.end)
  end(@Input() { body }: InputOf<typeof pushDevices.end>, @CallInfo() { requestId }: RequestInfo) {
    return this.devices.end(body.token, body.endpoint, requestId);
  }
}
