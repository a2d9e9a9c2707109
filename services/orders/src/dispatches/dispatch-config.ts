import { loadConfig } from '@overland/service-kit';
import * as z from 'zod/mini';

export interface SuperDispatchSettings {
  url: string;
  clientId: string;
  clientSecret: string;
}

const names = [
  'SUPER_DISPATCH_URL',
  'SUPER_DISPATCH_CLIENT_ID',
  'SUPER_DISPATCH_CLIENT_SECRET',
  'SUPER_DISPATCH_CALLBACK_URL',
] as const;
const httpAddress = z.union([z.literal(''), z.url({ protocol: /^https?$/ })]);
const text = z._default(z.string(), '');

const DispatchConfig = z
  .object({
    /** `https://api.shipper.superdispatch.com`, or the simulator of `npm start`. */
    SUPER_DISPATCH_URL: z._default(httpAddress, ''),
    SUPER_DISPATCH_CLIENT_ID: text,
    SUPER_DISPATCH_CLIENT_SECRET: text,
    /** The address of our webhook as Super Dispatch reaches it. */
    SUPER_DISPATCH_CALLBACK_URL: z._default(httpAddress, ''),
  })
  .check(
    z.refine((config) => new Set(names.map((name) => config[name] === '')).size === 1, {
      path: ['SUPER_DISPATCH_*'],
      error: `set all of ${names.join(', ')}, or none`,
    }),
  );

/** @throws Error that lists what is missing or wrong, without values. */
export function dispatchConfig(env: Record<string, string | undefined> = process.env) {
  return loadConfig(DispatchConfig, env);
}
export type DispatchConfig = ReturnType<typeof dispatchConfig>;

/** Null if no TMS is configured. */
export function superDispatchSettingsOf(config: DispatchConfig): SuperDispatchSettings | null {
  if (config.SUPER_DISPATCH_URL === '') return null;
  return {
    url: config.SUPER_DISPATCH_URL,
    clientId: config.SUPER_DISPATCH_CLIENT_ID,
    clientSecret: config.SUPER_DISPATCH_CLIENT_SECRET,
  };
}
