import type { Clock } from '@overland/service-kit';
import { dispatchConfig, superDispatchSettingsOf } from '../../dispatches/dispatch-config.js';
import type { TmsPort } from '../tms-port.js';
import { SuperDispatch } from './super-dispatch.js';
import { SuperDispatchClient } from './super-dispatch-client.js';

/** The TMS that the environment configures. @throws Error when `SUPER_DISPATCH_*` is not complete */
export function openSuperDispatch(clock: Clock): TmsPort {
  const settings = superDispatchSettingsOf(dispatchConfig());
  return new SuperDispatch(new SuperDispatchClient({ settings, clock }));
}
