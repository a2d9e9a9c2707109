import { PublicQuoteRequest } from '@overland/contracts';
import {
  emptyMove,
  maxErrorLength,
  RouteFields,
  TransportField,
  VehicleFields,
} from '@overland/quote-ui/quote-form';
import { Card, DockedActions, Note, PHONE, Row, Section, Stack, styled } from '@overland/ui';
import { EmailField, Form, FormError, PhoneField, SubmitButton, TextField } from '@overland/ui/forms';
import { DockedPrice, PriceCard, usePublicPrice } from './price-card';

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
    <Form schema={PublicQuoteRequest} defaultValues={values} onSubmit={onSubmit} label="Get Quote">
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
        {live.missing === null && <CustomerFields />}
        <FormError maxLength={maxErrorLength} />
        <Foot>
          <Note>No account and no payment needed.</Note>
          <SubmitButton busyLabel="Calculating..." showsError={false}>
            Get Quote
          </SubmitButton>
        </Foot>
      </Stack>
      <Docked>
        <DockedPrice live={live} />
        <SubmitButton busyLabel="Calculating..." showsError={false}>
          Get Quote
        </SubmitButton>
      </Docked>
    </>
  );
}

function CustomerFields() {
  return (
    <Section title="Your details" note="So that we know whose quote it is and how to reach you.">
      <Stack>
        <TextField name="customerFullName" label="Full name" autoComplete="name" maxLength={80} />
        <Row>
          <EmailField name="customerEmail" label="Email" />
          <PhoneField name="customerPhone" label="Phone" />
        </Row>
      </Stack>
    </Section>
  );
}
