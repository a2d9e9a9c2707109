import { Controller } from '@nestjs/common';
import { type InputOf, orderFiles, type Session } from '@overland/contracts';
import { Caller, Implements, Input } from '@overland/service-kit';
import { OrderFilesService } from './order-files.service.js';

@Controller()
export class OrderFilesController {
  constructor(private readonly service: OrderFilesService) {}

  @Implements(orderFiles.signUpload)
  signUpload(@Input() { body }: InputOf<typeof orderFiles.signUpload>, @Caller() session: Session) {
    return this.service.signUpload(body, session);
  }

  @Implements(orderFiles.add)
  add(@Input() { params, body }: InputOf<typeof orderFiles.add>, @Caller() session: Session) {
    return this.service.add(params.orderId, body.keys, session);
  }

  @Implements(orderFiles.remove)
  remove(@Input() { params, body }: InputOf<typeof orderFiles.remove>, @Caller() session: Session) {
    return this.service.remove(params.orderId, body.url, session);
  }

  @Implements(orderFiles.restore)
  restore(@Input() { params, body }: InputOf<typeof orderFiles.restore>, @Caller() session: Session) {
    return this.service.restore(params.orderId, body.key, session);
  }

  @Implements(orderFiles.setForCustomer)
  setForCustomer(
    @Input() { params, body }: InputOf<typeof orderFiles.setForCustomer>,
    @Caller() session: Session,
  ) {
    return this.service.setForCustomer(params.orderId, body, session);
  }
}
