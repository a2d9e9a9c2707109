import * as z from 'zod/mini';
import { requiredText } from './fields.js';

/** Asked before an order is flagged or held. */
export const OrderReason = z.strictObject({ reason: requiredText(500, 'Please say why.') });
