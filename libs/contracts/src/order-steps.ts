import * as z from 'zod/mini';
import { type SdStatus, sdStatusNames } from './constants.js';
import { requiredText } from './fields.js';

/** What staff call the step to each state, as its button does: "Mark Posted", "Undo Posted". */
export const stepNames: Record<SdStatus, string> = {
  ...sdStatusNames,
  new: 'Release',
  posted: 'Posted',
  posted_to_loadboard: 'Posted',
  accepted: 'Driver Assigned',
};

/** Asked before an order is flagged or held. */
export const OrderReason = z.strictObject({ reason: requiredText(500, 'Please say why.') });
