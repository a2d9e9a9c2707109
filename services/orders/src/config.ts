import { mailSealKey } from '@overland/service-kit';
import * as z from 'zod/mini';

export const OrdersConfig = z.object({
  // Encrypts the tokens of links in texts and emails; notifications decrypts them.
  MAIL_SEAL_KEY: mailSealKey(),
});
export type OrdersConfig = z.output<typeof OrdersConfig>;

export const ORDERS_CONFIG = Symbol('OrdersConfig');
