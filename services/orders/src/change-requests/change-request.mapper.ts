import { ChangeRequest, CustomerRequest } from '@overland/contracts';
import { fieldsFor } from '@overland/service-kit';
import type { ChangeRequestEntity } from './change-request.entity.js';

export const toCustomerRequest = (request: ChangeRequestEntity): CustomerRequest => ({
  ...fieldsFor(CustomerRequest, request),
  _id: request.id,
});

export const toChangeRequest = (request: ChangeRequestEntity): ChangeRequest => ({
  ...fieldsFor(ChangeRequest, request),
  _id: request.id,
});
