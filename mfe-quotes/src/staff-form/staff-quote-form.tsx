import { type Place, placeName, type QuoteRequest } from '@overland/contracts';
import {
  RouteFields,
  type RouteFieldsProps,
  type RoutePlaces,
  TransportField,
  VehicleFields,
  VinLine,
} from '@overland/quote-ui/quote-form';
import { Card, PHONE, Row, Stack, styled, TwoColumns, useLeavePrompt } from '@overland/ui';
import {
  EmailField,
  Form,
  type FormProps,
  TextField,
  type useForm,
  useFormContext,
  WatchChanges,
} from '@overland/ui/forms';
import { useApiQuery, useSession, useViewAs } from '@overland/web';
import { type ReactNode, useState } from 'react';
import { recentMovesQuery } from '../quote-query';
import { useBookSearch } from './book-search';
import { PriceCard } from './price-card';
import { QuoteCompanyField } from './quote-company-field';
import { RecentChips } from './recent-chips';
import type { StaffValues } from './staff-values';
import { useFormPortal } from './use-form-portal';
import { VehicleShortcuts } from './vehicle-shortcuts';

export type QuoteForm = ReturnType<typeof useForm<StaffValues, unknown, QuoteRequest>>;

/** The form begins with more than the schema asks for. */
type Schema = FormProps<StaffValues, QuoteRequest>['schema'];

const loadSchema = (choosesCompany: boolean) =>
  import('@overland/contracts').then(({ TypedAdminQuoteRequest, TypedQuoteRequest }) =>
    choosesCompany ? TypedAdminQuoteRequest : TypedQuoteRequest,
  );

export interface StaffQuoteFormProps {
  values: StaffValues;
  /** The places of a quote that is changed or copied. */
  places?: RoutePlaces;
  /** The places of a new quote that was begun before. */
  keptPlaces?: Partial<RoutePlaces>;
  keep?: FormProps<StaffValues, QuoteRequest>['keep'];
  onPlace?: (stop: keyof RoutePlaces, place: Place | null) => void;
  /** The route is there: the vehicles come first. */
  beginsAtVehicles?: boolean;
  isNew: boolean;
  submitLabel: string;
  /** Asks before leaving; `text` names what would be lost. */
  leaving: { title: string; text?: string; textAtSignOut?: string };
  /** Call `leave` before going to the quote, so that the leave prompt is not shown. */
  onSubmit: (request: QuoteRequest, leave: () => void, form: QuoteForm) => Promise<unknown>;
  beforeSubmit?: ReactNode;
}

/** The quote form of the staff (docs/product/quotes.md), the same for a new quote and a changed one. */
export function StaffQuoteForm(props: StaffQuoteFormProps) {
  const {
    values,
    places,
    keptPlaces,
    keep,
    onPlace,
    beginsAtVehicles,
    isNew,
    submitLabel,
    leaving,
    onSubmit,
  } = props;
  const choosesCompany = useSession((state) => state.role === 'MCAdmin');
  const recent = useRecentMoves();
  const [isChanged, setChanged] = useState(false);
  const leave = useLeavePrompt({ when: isChanged, ...leaving });
  return (
    <Form<StaffValues, QuoteRequest>
      schema={(() => loadSchema(choosesCompany)) as Schema}
      defaultValues={values}
      onSubmit={(request, form) => onSubmit(request, leave, form)}
      label={submitLabel}
      {...(keep && { keep })}
    >
      <WatchChanges onChange={setChanged} />
      <StaffRoute
        {...((places ?? keptPlaces) && { initial: places ?? keptPlaces })}
        {...(onPlace && { onPlace })}
        autoFocus={isNew && !places}
        shortcuts={(fill) => <RecentRoutes routes={recent.routes} onPick={fill} />}
      />
      <Columns>
        <Stack>
          <Card>
            <Stack>
              {choosesCompany && <QuoteCompanyField followsViewAs={isNew && !places} />}
              <Row columns={2}>
                <TextField
                  name="customerFullName"
                  label="Customer full name"
                  autoComplete="off"
                  maxLength={80}
                  suggestions={recent.customers}
                />
                <EmailField name="customerEmail" label="Customer email (optional)" autoComplete="off" />
              </Row>
              <TransportOfPortal />
            </Stack>
          </Card>
          <VehicleFields
            autoFocus={beginsAtVehicles}
            vinLine={(index, makes) => <VinLine index={index} makes={makes} />}
            shortcuts={<VehicleShortcuts recent={recent.vehicles} />}
          />
        </Stack>
        <PriceCard isNew={values.commission === null} submitLabel={submitLabel}>
          {props.beforeSubmit}
        </PriceCard>
      </Columns>
    </Form>
  );
}

const StaffRoute = (props: Omit<RouteFieldsProps, 'search'>) => (
  <RouteFields {...props} search={useBookSearch()} />
);

/** Fills both places; the customer's name comes next. */
function RecentRoutes({ routes, onPick }: { routes: RoutePlaces[]; onPick: (route: RoutePlaces) => void }) {
  const { setFocus } = useFormContext<StaffValues>();
  return (
    <RecentChips
      label="Recent routes"
      items={routes}
      textOf={({ pickup, delivery }) => `${placeName(pickup.text)} → ${placeName(delivery.text)}`}
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

const none = { routes: [], vehicles: [], customers: [] };

/** What the person quoted lately; empty while it loads or when it cannot be read: the form works without it. */
function useRecentMoves() {
  const portalId = useViewAs((state) => state.portalId);
  const { data } = useApiQuery(...recentMovesQuery(portalId));
  return data ?? none;
}
