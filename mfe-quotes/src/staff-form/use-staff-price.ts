import { calls } from '@overland/contracts/calls';
import { missingForPrice, priceable, useLivePrice, useNoRoad } from '@overland/quote-ui/quote-form';
import { useSession } from '@overland/web';
import type { StaffValues } from './staff-values';

/** The live price of the staff's form. An MCAdmin's depends on the company that is chosen. */
export function useStaffPrice(values: StaffValues) {
  const choosesCompany = useSession((state) => state.role === 'MCAdmin');
  const noRoad = useNoRoad(values.pickup, values.delivery);
  const body = {
    ...priceable(values),
    portalId: choosesCompany ? values.portalId || null : null,
    commission: values.commission ?? 0,
  };
  const missing = noRoad ?? missingForPrice(values, choosesCompany ? values : undefined);
  return useLivePrice(calls.quotes.price, { body }, missing);
}
