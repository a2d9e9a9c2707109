import { dispatchConfig } from './dispatch-config.js';

/** How this installation is connected to its TMS. */
export interface TmsLink {
  isConfigured: boolean;
  /** Where the TMS reaches our webhook; null where it cannot, and polling is all. */
  callbackUrl: string | null;
}

/** Injection token of the `TmsLink`. */
export const TMS_LINK = Symbol('TmsLink');

export function openTmsLink(): TmsLink {
  const config = dispatchConfig();
  return {
    isConfigured: config.SUPER_DISPATCH_URL !== '',
    callbackUrl: config.SUPER_DISPATCH_CALLBACK_URL || null,
  };
}
