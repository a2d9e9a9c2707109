import { PublicQuoteRequest } from '@overland/contracts';
import { t } from '@overland/i18n';
import {
  emptyMove,
  maxErrorLength,
  RouteFields,
  TransportField,
  VehicleFields,
} from '@overland/quote-ui/quote-form';
import { Card, DockedActions, Note, PHONE, SkeletonCard, Stack, styled } from '@overland/ui';
import { Form, FormError, SubmitButton } from '@overland/ui/forms';
import { lazy, Suspense } from 'react';
import { DockedPrice, PriceCard, usePublicPrice } from './price-card';

/** Needed once there is a price. */
const CustomerFields = lazy(() =>
  import('./customer-fields').then((module) => ({ default: module.CustomerFields })),
);

const values = { ...emptyMove, customerFullName: '', customerEmail: '', customerPhone: '' };

const Foot = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 24,
  '& button': { minWidth: 200, minHeight: 52, fontSize: 18 },
  [PHONE]: { '& button': { display: 'none' } },
});
const Docked = styled(DockedActions)({ '& button': { minHeight: 52, fontSize: 18 } });

export interface InstantQuoteFormProps {
  onSubmit: (request: PublicQuoteRequest) => Promise<void>;
}

/** A private customer's quote: the price first, then where to send it (docs/product/quotes.md). */
export function InstantQuoteForm({ onSubmit }: InstantQuoteFormProps) {
  return (
    <Form schema={PublicQuoteRequest} defaultValues={values} onSubmit={onSubmit} label={t('Get Quote')}>
      <Fields />
    </Form>
  );
}

function Fields() {
  const live = usePublicPrice();
  return (
    <>
      <Stack>
        <RouteFields />
        <VehicleFields />
        <Card>
          <TransportField />
        </Card>
        <PriceCard live={live} />
        {live.missing === null && (
          <Suspense fallback={<SkeletonCard height={190} />}>
            <CustomerFields />
          </Suspense>
        )}
        <FormError maxLength={maxErrorLength} />
        <Foot>
          <Note>{t('No account and no payment needed.')}</Note>
          <SubmitButton busyLabel={t('Calculating...')} showsError={false}>
            {t('Get Quote')}
          </SubmitButton>
        </Foot>
      </Stack>
      <Docked>
        <DockedPrice live={live} />
        <SubmitButton busyLabel={t('Calculating...')} showsError={false}>
          {t('Get Quote')}
        </SubmitButton>
      </Docked>
    </>
  );
}
