import { loadConfig } from '@overland/service-kit';
import * as z from 'zod/mini';

/** What the orders service reads from its environment beside the kit's values. */
export const ordersConfig = () =>
  loadConfig(
    z.object({
      /** Encrypts tokens on their way into texts and links; notifications decrypts them. */
      MAIL_SEAL_KEY: z.string().check(z.minLength(32)),
    }),
  );

export type OrdersConfig = ReturnType<typeof ordersConfig>;
export const ORDERS_CONFIG = Symbol('OrdersConfig');
