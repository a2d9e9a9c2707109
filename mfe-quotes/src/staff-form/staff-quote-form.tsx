import { AdminQuoteRequest, QuoteRequest } from '@overland/contracts';
import { RouteFields, type RoutePlaces, TransportField, VehicleFields } from '@overland/quote-ui/quote-form';
import { Card, PHONE, Row, Stack, styled, TwoColumns } from '@overland/ui';
import { Form, TextField, useFormContext } from '@overland/ui/forms';
import { useLeavePrompt } from '@overland/ui/overlays';
import { useSession } from '@overland/web';
import { useState } from 'react';
import { CompanyField } from './company-field';
import { PriceCard } from './price-card';
import { RecentChips } from './recent-chips';
import type { StaffValues } from './staff-values';
import { useFormPortal } from './use-form-portal';
import { useRecentMoves } from './use-recent-moves';
import { VehicleShortcuts } from './vehicle-shortcuts';
import { WatchChanges } from './watch-changes';

export interface StaffQuoteFormProps {
  values: StaffValues;
  /** The places of a quote that is changed or copied. */
  places?: RoutePlaces;
  isNew: boolean;
  /** "Get Quote", "Update Quote". */
  submitLabel: string;
  /** What the leave prompt asks about; `text` says what would be lost. */
  leaving: { title: string; text: string };
  /** `leave` is to be called before going on to the quote, so that nothing is asked. */
  onSubmit: (request: QuoteRequest, leave: () => void) => Promise<unknown>;
}

/** The quote form of the staff (specification, sections 2 and 5), the same for a new quote and a changed one. */
export function StaffQuoteForm(props: StaffQuoteFormProps) {
  const { values, places, isNew, submitLabel, leaving, onSubmit } = props;
  const choosesCompany = useSession((state) => state.role === 'MCAdmin');
  const recent = useRecentMoves();
  const [isChanged, setChanged] = useState(false);
  const leave = useLeavePrompt({ when: isChanged, ...leaving, isDestructive: true });
  return (
    <Form
      schema={choosesCompany ? AdminQuoteRequest : QuoteRequest}
      defaultValues={values}
      onSubmit={(request: QuoteRequest) => onSubmit(request, leave)}
      label={submitLabel}
    >
      <WatchChanges onChange={setChanged} />
      <RouteFields
        {...(places && { initial: places })}
        autoFocus={isNew && !places}
        shortcuts={(fill) => <RecentRoutes routes={recent.routes} onPick={fill} />}
      />
      <Columns>
        <Stack>
          <Card>
            <Stack>
              <Row columns={choosesCompany ? 2 : 1}>
                {choosesCompany && <CompanyField followsViewAs={isNew && !places} />}
                <TextField
                  name="customerFullName"
                  label="Customer full name"
                  autoComplete="off"
                  maxLength={120}
                  suggestions={recent.customers}
                />
              </Row>
              <TransportOfPortal />
            </Stack>
          </Card>
          <VehicleFields shortcuts={<VehicleShortcuts recent={recent.vehicles} />} />
        </Stack>
        <PriceCard isNew={values.commission === null} submitLabel={submitLabel} />
      </Columns>
    </Form>
  );
}

/** Fills both places; the next thing to say is who the customer is. */
function RecentRoutes({ routes, onPick }: { routes: RoutePlaces[]; onPick: (route: RoutePlaces) => void }) {
  const { setFocus } = useFormContext<StaffValues>();
  return (
    <RecentChips
      label="Recent routes"
      items={routes}
      textOf={({ pickup, delivery }) => `${pickup.text} → ${delivery.text}`}
      onPick={(route) => {
        onPick(route);
        setFocus('customerFullName');
      }}
    />
  );
}

const Columns = styled(TwoColumns)({ marginTop: 6, [PHONE]: { marginTop: 0 } });

/** Hidden for premium portals, whose quotes are white glove. */
function TransportOfPortal() {
  const portal = useFormPortal();
  return portal?.isPremium ? null : <TransportField />;
}
