import type { Clock } from '@overland/service-kit';
import { dispatchConfig, superDispatchSettingsOf } from '../../dispatches/dispatch-config.js';
import type { TmsPort } from '../tms-port.js';
import { SuperDispatch } from './super-dispatch.js';
import { SuperDispatchClient } from './super-dispatch-client.js';

/** The TMS from the environment. @throws Error if `SUPER_DISPATCH_*` is incomplete */
export function openSuperDispatch(clock: Clock): TmsPort {
  const settings = superDispatchSettingsOf(dispatchConfig());
  return new SuperDispatch(new SuperDispatchClient({ settings, clock }));
}
