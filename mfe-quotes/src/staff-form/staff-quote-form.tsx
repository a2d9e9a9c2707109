import { AdminQuoteRequest, type Place, QuoteRequest } from '@overland/contracts';
import { RouteFields, TransportField, VehicleFields } from '@overland/quote-ui/quote-form';
import { Card, PHONE, Row, Stack, styled, TwoColumns } from '@overland/ui';
import { Form, TextField } from '@overland/ui/forms';
import { useSession } from '@overland/web';
import { CompanyField } from './company-field';
import { PriceCard } from './price-card';
import type { StaffValues } from './staff-values';
import { useFormPortal } from './use-form-portal';

export interface StaffQuoteFormProps {
  values: StaffValues;
  /** The places of a quote that is changed. */
  places?: { pickup: Place; delivery: Place };
  /** "Get Quote", "Update Quote". */
  submitLabel: string;
  onSubmit: (request: QuoteRequest) => Promise<unknown>;
}

/** The quote form of the staff (specification, sections 2 and 5), the same for a new quote and a changed one. */
export function StaffQuoteForm({ values, places, submitLabel, onSubmit }: StaffQuoteFormProps) {
  const choosesCompany = useSession((state) => state.role === 'MCAdmin');
  const isNew = places === undefined;
  return (
    <Form
      schema={choosesCompany ? AdminQuoteRequest : QuoteRequest}
      defaultValues={values}
      onSubmit={onSubmit}
      label={submitLabel}
    >
      <RouteFields {...(places && { initial: places })} autoFocus={isNew} />
      <Columns>
        <Stack>
          <Card>
            <Stack>
              <Row columns={choosesCompany ? 2 : 1}>
                {choosesCompany && <CompanyField followsViewAs={isNew} />}
                <TextField
                  name="customerFullName"
                  label="Customer full name"
                  autoComplete="off"
                  maxLength={120}
                />
              </Row>
              <TransportOfPortal />
            </Stack>
          </Card>
          <VehicleFields />
        </Stack>
        <PriceCard isNew={isNew} submitLabel={submitLabel} />
      </Columns>
    </Form>
  );
}

const Columns = styled(TwoColumns)({ marginTop: 6, [PHONE]: { marginTop: 0 } });

/** Hidden for premium portals, whose quotes are white glove. */
function TransportOfPortal() {
  const portal = useFormPortal();
  return portal?.isPremium ? null : <TransportField />;
}
