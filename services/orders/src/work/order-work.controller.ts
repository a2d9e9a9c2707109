import { Controller } from '@nestjs/common';
import { type InputOf, orderWork, type Session } from '@overland/contracts';
import { Caller, CallInfo, Implements, Input, type RequestInfo } from '@overland/service-kit';
import { OrderMoves } from './order-moves.service.js';
import { OrderNotes } from './order-notes.service.js';
import { OrderPayments } from './order-payments.service.js';
import { OrderUndo } from './order-undo.service.js';

@Controller()
export class OrderWorkController {
  constructor(
    private readonly moves: OrderMoves,
    private readonly undoing: OrderUndo,
    private readonly payments: OrderPayments,
    private readonly notes: OrderNotes,
  ) {}

  @Implements(orderWork.move)
  move(
    @Input() { params, body }: InputOf<typeof orderWork.move>,
    @Caller() session: Session,
    @CallInfo() { requestId, ip }: RequestInfo,
  ) {
    return this.moves.move(params.orderId, body, { session, requestId, ip });
  }

  @Implements(orderWork.cancel)
  cancel(
    @Input() { params, query }: InputOf<typeof orderWork.cancel>,
    @Caller() session: Session,
    @CallInfo() { requestId, ip }: RequestInfo,
  ) {
    return this.moves.cancel(params.orderId, query.reason || 'Canceled', { session, requestId, ip });
  }

  @Implements(orderWork.undo)
  undo(
    @Input() { params, body }: InputOf<typeof orderWork.undo>,
    @Caller() session: Session,
    @CallInfo() { requestId, ip }: RequestInfo,
  ) {
    return this.undoing.takeBack(params.orderId, body.version, { session, requestId, ip });
  }

  @Implements(orderWork.setPaid)
  setPaid(
    @Input() { params, body }: InputOf<typeof orderWork.setPaid>,
    @Caller() session: Session,
    @CallInfo() { requestId, ip }: RequestInfo,
  ) {
    return this.payments.setPaid(params.orderId, body.paid, { session, requestId, ip });
  }

  @Implements(orderWork.addNote)
  addNote(@Input() { params, body }: InputOf<typeof orderWork.addNote>, @Caller() session: Session) {
    return this.notes.add(params.orderId, body.note, session);
  }

  @Implements(orderWork.moveMany)
  moveMany(
    @Input() { body: { orderIds, ...move } }: InputOf<typeof orderWork.moveMany>,
    @Caller() session: Session,
    @CallInfo() { requestId, ip }: RequestInfo,
  ) {
    return this.moves.moveMany(orderIds, move, { session, requestId, ip });
  }

  @Implements(orderWork.requestPayments)
  requestPayments(
    @Input() { body }: InputOf<typeof orderWork.requestPayments>,
    @Caller() session: Session,
    @CallInfo() { requestId, ip }: RequestInfo,
  ) {
    return this.payments.requestMany(body.orderIds, { session, requestId, ip });
  }
}
