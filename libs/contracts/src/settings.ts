import * as z from 'zod/mini';
import { pricingClasses, serviceLevels } from './constants.js';
import { RateSheet } from './portal.js';

export const ServiceLevelSetting = z.object({
  /** The level: picked up within this many business days. */
  value: z.literal(serviceLevels),
  name: z.string(),
  /** Added to the sheet's price, in percent; at most 0 for slower levels. */
  adjustmentPercent: z.number().check(z.gte(-100), z.lte(100), z.multipleOf(0.01)),
});
export type ServiceLevelSetting = z.infer<typeof ServiceLevelSetting>;

export const Holiday = z.object({ date: z.string(), name: z.string() });
export type Holiday = z.infer<typeof Holiday>;

/** `defaultSheet` is answered to the super admin only. */
export const Settings = z.object({
  serviceLevels: z.array(ServiceLevelSetting),
  holidays: z.array(Holiday),
  defaultSheet: z.optional(RateSheet),
});
export type Settings = z.infer<typeof Settings>;

export const VehicleModel = z.object({ model: z.string(), pricingClass: z.enum(pricingClasses) });
export const VehicleMake = z.object({ make: z.string(), models: z.array(VehicleModel) });
export type VehicleMake = z.infer<typeof VehicleMake>;
