import { loadConfig } from '@overland/service-kit';
import * as z from 'zod/mini';

export const ordersConfig = () =>
  loadConfig(
    z.object({
      /** Encrypts the tokens of links in texts and emails; notifications decrypts them. */
      MAIL_SEAL_KEY: z.string().check(z.minLength(32)),
    }),
  );

export type OrdersConfig = ReturnType<typeof ordersConfig>;
export const ORDERS_CONFIG = Symbol('OrdersConfig');
