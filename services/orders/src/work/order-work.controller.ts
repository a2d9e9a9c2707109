import { Controller } from '@nestjs/common';
import { type InputOf, orderWork, type Session } from '@overland/contracts';
import { type By, CalledBy, Caller, Implements, Input } from '@overland/service-kit';
import { OrderCarriers } from './order-carriers.service.js';
import { OrderChecks } from './order-checks.service.js';
import { OrderMoves } from './order-moves.service.js';
import { OrderNotes } from './order-notes.service.js';
import { OrderOwners } from './order-owners.service.js';
import { OrderUndo } from './order-undo.service.js';

@Controller()
export class OrderWorkController {
  constructor(
    private readonly moves: OrderMoves,
    private readonly carriers: OrderCarriers,
    private readonly undoing: OrderUndo,
    private readonly owners: OrderOwners,
    private readonly notes: OrderNotes,
    private readonly checks: OrderChecks,
  ) {}

  @Implements(orderWork.move)
  move(@Input() { params, body }: InputOf<typeof orderWork.move>, @CalledBy() by: By) {
    return this.moves.move(params.orderId, body, by);
  }

  @Implements(orderWork.cancel)
  cancel(@Input() { params, query }: InputOf<typeof orderWork.cancel>, @CalledBy() by: By) {
    return this.moves.cancel(params.orderId, query.reason || 'Canceled', by);
  }

  @Implements(orderWork.undo)
  undo(@Input() { params, body }: InputOf<typeof orderWork.undo>, @CalledBy() by: By) {
    return this.undoing.takeBack(params.orderId, body.version, by);
  }

  @Implements(orderWork.setCarrier)
  setCarrier(@Input() { params, body }: InputOf<typeof orderWork.setCarrier>, @CalledBy() by: By) {
    return this.carriers.set(params.orderId, body, by);
  }

  @Implements(orderWork.addNote)
  addNote(@Input() { params, body }: InputOf<typeof orderWork.addNote>, @CalledBy() by: By) {
    return this.notes.add(params.orderId, body, by);
  }

  @Implements(orderWork.moveMany)
  moveMany(@Input() { body: { orderIds, ...move } }: InputOf<typeof orderWork.moveMany>, @CalledBy() by: By) {
    return this.moves.moveMany(orderIds, move, by);
  }

  @Implements(orderWork.undoMany)
  undoMany(@Input() { body }: InputOf<typeof orderWork.undoMany>, @CalledBy() by: By) {
    return this.undoing.takeBackMany(body.orders, by);
  }

  @Implements(orderWork.check)
  check(@Input() { body }: InputOf<typeof orderWork.check>, @Caller() session: Session) {
    return this.checks.check(body, session);
  }

  @Implements(orderWork.handOver)
  handOver(@Input() { body }: InputOf<typeof orderWork.handOver>, @CalledBy() by: By) {
    return this.owners.handOver(body, by);
  }
}
