import type { PublicQuoteRequest } from '@overland/contracts';
import { t } from '@overland/i18n';
import {
  emptyMove,
  maxErrorLength,
  RouteFields,
  TransportField,
  VehicleFields,
} from '@overland/quote-ui/quote-form';
import { Card, DockedActions, Note, PHONE, Row, Section, Stack, styled } from '@overland/ui';
import {
  EmailField,
  Form,
  FormError,
  KeptNote,
  PhoneField,
  SubmitButton,
  TextField,
} from '@overland/ui/forms';
import { useState } from 'react';
import { forgetMove, hasKeptMove, keepPlace, keptMove, keptPlaces } from './kept-move';
import { DockedLowest, PriceCard, usePublicPrice } from './price-card';

const loadSchema = () => import('@overland/contracts').then(({ PublicQuoteRequest }) => PublicQuoteRequest);

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

interface InstantQuoteFormProps {
  onSubmit: (request: PublicQuoteRequest) => Promise<void>;
}

/** A private customer's quote: the price first, then where to send it (docs/product/quotes.md). */
export function InstantQuoteForm({ onSubmit }: InstantQuoteFormProps) {
  const [startedOver, setStartedOver] = useState(0);
  const startOver = () => {
    forgetMove();
    setStartedOver((times) => times + 1);
  };
  return (
    <Form
      key={startedOver}
      schema={loadSchema}
      defaultValues={values}
      keep={keptMove}
      onSubmit={onSubmit}
      label={t('Get Quote')}
    >
      <Fields hasStartedOver={startedOver > 0} onStartOver={startOver} />
    </Form>
  );
}

interface FieldsProps {
  hasStartedOver: boolean;
  onStartOver: () => void;
}

function Fields({ hasStartedOver, onStartOver }: FieldsProps) {
  const live = usePublicPrice();
  const [wasKept] = useState(hasKeptMove);
  const [places] = useState(keptPlaces);
  const action = live.price ? t('Keep This Price') : t('Get Quote');
  return (
    <>
      <Stack>
        {wasKept && (
          <KeptNote
            text={t('Your entries are as you left them.')}
            action={t('Start Over')}
            onAction={onStartOver}
          />
        )}
        {/* The button that started over is gone with its focus. */}
        <RouteFields initial={places} onPlace={keepPlace} autoFocus={hasStartedOver} />
        <VehicleFields />
        <Card>
          <TransportField />
        </Card>
        <PriceCard live={live} />
        {live.missing === null && <CustomerFields />}
        <FormError maxLength={maxErrorLength} />
        <Foot>
          <Note>{t('No account and no payment needed.')}</Note>
          <SubmitButton busyLabel={t('Calculating...')} showsError={false}>
            {action}
          </SubmitButton>
        </Foot>
      </Stack>
      <Docked>
        <DockedLowest live={live} />
        <SubmitButton busyLabel={t('Calculating...')} showsError={false}>
          {action}
        </SubmitButton>
      </Docked>
    </>
  );
}

function CustomerFields() {
  return (
    <Section title={t('Your details')} note={t('So that we can keep the price for you, and reach you.')}>
      <Stack>
        <TextField name="customerFullName" label={t('Full name')} autoComplete="name" maxLength={80} />
        <Row>
          <EmailField name="customerEmail" label={t('Email')} />
          <PhoneField name="customerPhone" label={t('Phone')} />
        </Row>
      </Stack>
    </Section>
  );
}
