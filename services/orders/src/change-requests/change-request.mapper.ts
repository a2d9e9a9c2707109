import type { ChangeRequest, CustomerRequest } from '@overland/contracts';
import type { ChangeRequestEntity } from './change-request.entity.js';

export function toCustomerRequest(request: ChangeRequestEntity): CustomerRequest {
  const { id, kind, wishedDay, note, state, askedAt, answer, answeredAt } = request;
  return {
    _id: id,
    kind,
    wishedDay,
    note,
    state,
    askedAt: askedAt.toISOString(),
    answer,
    answeredAt: answeredAt?.toISOString() ?? null,
  };
}

export function toChangeRequest(request: ChangeRequestEntity): ChangeRequest {
  return { ...toCustomerRequest(request), answeredBy: request.answeredBy };
}
