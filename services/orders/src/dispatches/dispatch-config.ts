import {
  givenSecret,
  httpAddress,
  loadConfig,
  text,
  variables,
  weaknessOfPublicAddress,
} from '@overland/service-kit';
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

export const DispatchConfig = z
  .object({
    SUPER_DISPATCH_URL: z._default(httpAddress(), '').register(variables, {
      what: 'Super Dispatch (`https://api.shipper.superdispatch.com`), or the simulator; without it no order is dispatched.',
      // The simulator, on this machine or in a container, has no https.
      weaknessOf: (address) =>
        weaknessOfPublicAddress(address) &&
        'is not Super Dispatch, which has https: carriers of a simulator do not exist',
    }),
    SUPER_DISPATCH_CLIENT_ID: text('Our name at Super Dispatch.', ''),
    SUPER_DISPATCH_CLIENT_SECRET: givenSecret('Our secret at Super Dispatch.'),
    SUPER_DISPATCH_CALLBACK_URL: z._default(httpAddress(), '').register(variables, {
      what: 'Our webhook as Super Dispatch reaches it: `https://<public site>/api/webhooks/super-dispatch`.',
      weaknessOf: weaknessOfPublicAddress,
    }),
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
