import { calls } from '@overland/contracts/calls';
import { columnTotal, DockedPrice } from '@overland/quote-ui/quote';
import {
  maxErrorLength,
  missingForPrice,
  PriceInPlace,
  priceable,
  useLivePrice,
  useNoRoad,
} from '@overland/quote-ui/quote-form';
import { Card, DockedActions, formatMoney, PHONE, Stack, styled } from '@overland/ui';
import { MoneyField, SubmitButton, useFormContext, useFormState, useWatch } from '@overland/ui/forms';
import { useSession } from '@overland/web';
import { type ReactNode, useEffect } from 'react';
import { type StaffValues } from './staff-values';
import { useFormPortal } from './use-form-portal';

const Sticky = styled(Card)({ position: 'sticky', top: 24, [PHONE]: { position: 'static' } });
const Submit = styled('div')({ display: 'grid', gap: 12, [PHONE]: { '& > button': { display: 'none' } } });
const busyLabel = 'Calculating...';

interface PriceCardProps {
  /** A new quote starts with the portal's own commission. */
  isNew: boolean;
  submitLabel: string;
  children?: ReactNode;
}

/** The price in place, the commission where the portal shows one, and the submit button; docked on a phone. */
export function PriceCard({ isNew, submitLabel, children }: PriceCardProps) {
  const values = useWatch() as StaffValues;
  const portal = useFormPortal();
  const { errors } = useFormState();
  const { price, missing, error, isStale } = useStaffPrice(values);
  const transportType = portal?.isPremium ? 'WHITEGLOVE' : values.transportType;
  return (
    <>
      <Sticky as="section" aria-label="Price">
        <Stack>
          <PriceInPlace
            price={price}
            missing={missing}
            // Once the form was sent, the same message is above the button.
            error={errors.root?.server ? null : error}
            isStale={isStale}
            transportType={transportType}
          />
          {portal?.displayCommissionPerVehicle && (
            <CommissionField startsAt={isNew ? portal.portalCommission : null} />
          )}
          {children}
          <Submit>
            <SubmitButton wide busyLabel={busyLabel} maxErrorLength={maxErrorLength}>
              {submitLabel}
            </SubmitButton>
          </Submit>
        </Stack>
      </Sticky>
      <DockedActions>
        {price && (
          <DockedPrice data-stale={isStale}>
            {formatMoney(columnTotal(price.totalPricing, 1, transportType))}
          </DockedPrice>
        )}
        <SubmitButton busyLabel={busyLabel} showsError={false}>
          {submitLabel}
        </SubmitButton>
      </DockedActions>
    </>
  );
}

/** Whole dollars per vehicle; a new quote starts with the portal's own (docs/product/prices.md). */
function CommissionField({ startsAt }: { startsAt: number | null }) {
  const { getFieldState, resetField } = useFormContext();
  useEffect(() => {
    if (startsAt === null || getFieldState('commission').isDirty) return;
    resetField('commission', { defaultValue: startsAt });
  }, [startsAt, getFieldState, resetField]);
  return <MoneyField name="commission" label="Commission per vehicle" />;
}

/** The live price of the staff's form. An MCAdmin's depends on the company that is chosen. */
function useStaffPrice(values: StaffValues) {
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
