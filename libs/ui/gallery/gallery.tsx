import { email, messages, phone, requiredText } from '@overland/contracts';
import { ApiError, useNotices } from '@overland/web';
import { type ReactNode, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Route, Routes } from 'react-router-dom';
import * as z from 'zod/mini';
import { BarChart } from '../src/charts/index';
import { DayField } from '../src/dates/index';
import {
  CheckboxField,
  ChoiceField,
  CodeField,
  ComboField,
  EmailField,
  Form,
  FormSection,
  MoneyField,
  PasswordField,
  PhoneField,
  PlaceField,
  SelectField,
  SubmitButton,
  TextAreaField,
  TextField,
  YesNoField,
} from '../src/forms/index';
import {
  Brand,
  Button,
  Card,
  DockedActions,
  EmptyState,
  Facts,
  formatCreated,
  formatDay,
  formatExpiry,
  formatMoney,
  formatTransit,
  HeroPrice,
  LinkButton,
  Note,
  Notice,
  OverlandTheme,
  PageFrame,
  PriceBreakdown,
  type PriceChoice,
  PriceGrid,
  priceRows,
  QueryState,
  RouteLine,
  RouteSign,
  RouteText,
  Row,
  Section,
  SkeletonDetail,
  Stack,
  StatusChip,
  Toasts,
  TwoColumns,
  WhiteGloveCard,
} from '../src/index';
import { RouteMap } from '../src/map/index';
import { ConfirmProvider, InfoTip, Menu, useConfirm } from '../src/overlays/index';
import { type Column, DataTable, ListToolbar, useListState } from '../src/table/index';
import { dallas, losAngeles, places, road, rows, type SampleRow, totalPricing, windows } from './samples';

const from = { label: 'Dallas', lat: dallas.lat, lng: dallas.lng };
const to = { label: 'Los Angeles', lat: losAngeles.lat, lng: losAngeles.lng };

function QuotePage() {
  const [chosen, choose] = useState<PriceChoice>({ level: 1, transportType: 'OPEN' });
  return (
    <PageFrame
      title="Quote #10234"
      sign={
        <RouteSign
          number="QUOTE: #10234"
          from="Dallas, TX"
          to="Los Angeles, CA"
          miles={1437}
          sub="4 – 6 days on the road"
          status={<StatusChip quote="Unsaved" />}
        />
      }
    >
      <TwoColumns>
        <Stack>
          <Section
            flush
            title="Price for 2 vehicles"
            note="Door-to-door service, coordinated pickup and delivery, taxes and fees included."
          >
            <PriceGrid rows={priceRows(totalPricing, windows)} chosen={chosen} onChoose={choose} />
          </Section>
          <WhiteGloveCard price={6172} onSwitch={() => undefined} />
          <Section
            flush
            title="How this price is made"
            aside={<Note>Open, 1 business day, both vehicles</Note>}
          >
            <PriceBreakdown
              rows={[
                { label: 'Band 1,251 – 1,500 mi', amount: 2600 },
                { label: 'Fuel 5%', amount: 130 },
                { label: 'SUV', amount: 100 },
                { label: 'Does not drive', amount: 150 },
                { label: 'Provider rate', amount: 2980, kind: 'sum' },
                { label: 'Company tariff, 2 × $75', amount: 150, kind: 'margin' },
                { label: 'Commission, 2 × $50', amount: 100, kind: 'margin' },
                { label: 'Your discount, 2 × $25', amount: -50, kind: 'discount' },
                { label: 'Price', amount: 3180, kind: 'sum' },
              ]}
            />
          </Section>
        </Stack>
        <Stack>
          <Card>
            <Stack style={{ gap: 12 }}>
              <Button variant="go" wide>
                Book Order
              </Button>
              <Row style={{ gridTemplateColumns: '1fr 1fr', gap: 12 }}>
                <Button>Save</Button>
                <Button>PDF</Button>
              </Row>
              <div style={{ display: 'flex', justifyContent: 'space-between' }}>
                <Button variant="quiet" size="small">
                  Edit
                </Button>
                <Menu
                  label="More"
                  variant="quiet"
                  size="small"
                  entries={[{ label: 'Duplicate', onPick: () => undefined }]}
                />
                <DiscardButton />
              </div>
            </Stack>
          </Card>
          <Card>
            <Facts
              facts={[
                { label: 'Customer', value: 'Marcus Bell' },
                { label: 'Company', value: 'Lone Star Motors of North Texas and Oklahoma' },
                { label: 'Created', value: formatCreated('2026-11-20T15:05:00') },
                { label: 'Transit', value: formatTransit([4, 6]) },
                { label: 'Transport', value: 'Open (Silver)' },
                { label: 'Total commission', value: formatMoney(100) },
              ]}
            />
            <div style={{ marginTop: 14 }}>
              <Notice tone="amber">{formatExpiry('2026-11-28T04:59:59Z', 'America/New_York')}</Notice>
            </div>
          </Card>
          <RouteMap line={road} from={from} to={to} height={152} />
          <Note>
            Questions? Call <b>(555) 010-0199</b>
          </Note>
        </Stack>
      </TwoColumns>
      <DockedActions>
        <Button>Save</Button>
        <Button variant="go">Book $3,180</Button>
      </DockedActions>
    </PageFrame>
  );
}

function DiscardButton() {
  const confirm = useConfirm();
  const ask = () =>
    confirm({
      title: 'Quote #10234',
      text: 'Are you sure you want to remove this quote?',
      confirmLabel: 'Remove Quote',
      isDestructive: true,
    });
  return (
    <Button variant="stop" size="small" onClick={() => void ask()}>
      Discard Quote
    </Button>
  );
}

const schema = z.object({
  pickup: requiredText(),
  delivery: requiredText(),
  name: requiredText(),
  email: email(),
  phone,
  password: requiredText(),
  company: requiredText(200, messages.portalRequired),
  make: requiredText(),
  transportType: z.string(),
  operable: z.boolean(messages.operableRequired),
  commission: z.nullable(z.int()),
  notes: z.string(),
  agrees: z.boolean(),
  pickupOn: requiredText(),
});

const search = async (query: string) =>
  places.filter(({ text }) => text.toLowerCase().includes(query.toLowerCase()));

function FormsPage() {
  const isFailing = location.search.includes('failing');
  return (
    <PageFrame
      title="Get a quote"
      actions={
        <Button variant="quiet" size="small">
          Import CSV
        </Button>
      }
    >
      <Form
        schema={schema}
        label="Quote"
        defaultValues={{
          pickup: dallas.placeId,
          delivery: '',
          name: '',
          email: '',
          phone: '',
          password: '',
          company: '',
          make: 'honda',
          transportType: 'OPEN',
          commission: 50,
          notes: '',
          agrees: true,
          pickupOn: '',
        }}
        onSubmit={() => {
          throw new ApiError({
            code: 'noPrice',
            status: 422,
            message: 'There is no road between these places.',
          });
        }}
      >
        <Row style={{ gap: 16 }}>
          <PlaceField name="pickup" label="Pickup" variant="sign" search={search} initialPlace={dallas} />
          <PlaceField name="delivery" label="Delivery" variant="sign" search={search} />
        </Row>
        <RouteMap line={road} from={from} to={to} height={276} />
        <TwoColumns style={{ marginTop: 0 }}>
          <Stack>
            <FormSection number={1} title="Customer" note="Who the vehicles belong to.">
              <Row>
                <TextField name="name" label="Customer full name" autoComplete="name" />
                <EmailField name="email" label="E-mail" hint="The quote goes here." />
                <PhoneField name="phone" label="Phone" />
                <PasswordField name="password" label="Password" />
                <SelectField
                  name="company"
                  label="Company"
                  placeholder="Select One"
                  options={[{ value: 'a', label: 'Lone Star Motors' }]}
                />
                <ComboField
                  name="make"
                  label="Make"
                  options={['Honda', 'Toyota', 'BMW', 'Ford'].map((label) => ({
                    value: label.toLowerCase(),
                    label,
                  }))}
                />
              </Row>
              <ChoiceField
                name="transportType"
                label="Transport type"
                options={[
                  { value: 'OPEN', label: 'Open' },
                  { value: 'ENCLOSED', label: 'Enclosed' },
                  { value: 'WHITEGLOVE', label: 'Enclosed White Glove' },
                ]}
              />
              <Row>
                <YesNoField
                  name="operable"
                  label="Operable"
                  aside={<InfoTip about="operable">The vehicle can brake, roll, steer and start.</InfoTip>}
                />
                <DayField
                  name="pickupOn"
                  label="First pickup day"
                  min="2026-11-25"
                  isBlocked={(day) => (day === '2026-11-26' ? 'Thanksgiving Day is a holiday.' : null)}
                />
              </Row>
              <TextAreaField name="notes" label="Notes" />
              <CheckboxField name="agrees" label="Same as customer" />
            </FormSection>
          </Stack>
          <Card>
            <Stack style={{ gap: 14 }}>
              <div>
                <Note>Open, picked up within 1 business day</Note>
                <HeroPrice dollars={3180} />
                <Note>1,437 mi · 4 – 6 days · 2 vehicles</Note>
              </div>
              <MoneyField name="commission" label="Commission per vehicle" />
              <SubmitButton busyLabel="Calculating..." wide autoFocus={isFailing}>
                Get Quote
              </SubmitButton>
            </Stack>
          </Card>
        </TwoColumns>
      </Form>
      <Form
        schema={z.object({ code: requiredText(6, messages.codeRequired) })}
        defaultValues={{ code: '123' }}
        onSubmit={() => undefined}
        label="Code"
      >
        <CodeField name="code" label="Code from the e-mail" />
        <SubmitButton busyLabel="Checking…" variant="plain">
          Continue
        </SubmitButton>
      </Form>
    </PageFrame>
  );
}

const columns: Column<SampleRow>[] = [
  { id: 'number', header: 'Number', sortKey: 'uniqueId', width: 100, cell: (row) => <b>#{row.uniqueId}</b> },
  { id: 'customer', header: 'Customer', sortKey: 'customer', cell: (row) => row.customer },
  {
    id: 'route',
    header: 'Route',
    width: '25%',
    phone: 'title',
    cell: (row) => (
      <b>
        <RouteText from={row.from} to={row.to} />
      </b>
    ),
  },
  { id: 'vehicles', header: 'Vehicles', phone: 'hide', cell: (row) => row.vehicles },
  {
    id: 'status',
    header: 'Status',
    width: 130,
    phone: 'side',
    cell: (row) => <StatusChip quote={row.status} />,
  },
  {
    id: 'price',
    header: 'Price',
    sortKey: 'price',
    align: 'right',
    phone: 'right',
    width: 100,
    cell: (row) => <b>{formatMoney(row.price)}</b>,
  },
  {
    id: 'created',
    header: 'Created',
    sortKey: 'createdAt',
    align: 'right',
    width: 130,
    cell: (row) => formatDay(row.createdAt),
  },
];

function ListPage() {
  const state = useListState({
    sort: { key: 'uniqueId', order: -1 },
    filters: { status: ['Unsaved', 'Saved', 'Booked'] },
  });
  const size = Number(new URLSearchParams(location.search).get('rows') ?? 12);
  return (
    <PageFrame
      title="Quotes"
      subtitle="150 of 2,318"
      actions={
        <>
          <Button size="small">Export</Button>
          <LinkButton to="/forms" variant="go" size="small">
            Get Quote
          </LinkButton>
        </>
      }
    >
      <ListToolbar
        state={state}
        searchHint="Search number, customer, vehicle or place"
        filters={[
          {
            key: 'status',
            label: 'Status',
            options: ['Unsaved', 'Saved', 'Booked', 'Archived'].map((value) => ({ value, label: value })),
          },
          { key: 'transport', label: 'Transport', options: [{ value: 'OPEN', label: 'Open' }] },
          { key: 'created', label: 'Created', kind: 'days' },
        ]}
      />
      <DataTable
        label="Quotes"
        columns={columns}
        rows={rows.slice(0, size)}
        rowId={(row) => row._id}
        rowHref={(row) => `/quote?${row._id}`}
        sort={state.sort}
        onSort={state.setSort}
        onLoadMore={() => undefined}
        isLoadingMore
        totals={{ number: 'Total', price: '$21,180' }}
      />
    </PageFrame>
  );
}

const idle = { isPending: false, isError: false, error: null, data: undefined, refetch: () => undefined };

function StatesPage() {
  return (
    <PageFrame title="States">
      <Stack>
        <Brand name="Overland" />
        <QueryState query={{ ...idle, isPending: true }} skeleton={<SkeletonDetail />}>
          {() => null}
        </QueryState>
        <QueryState
          query={{
            ...idle,
            isError: true,
            error: new ApiError({ code: 'unavailable', status: 503, message: messages.unavailable }),
          }}
        >
          {() => null}
        </QueryState>
        <EmptyState
          title="No quotes yet"
          text="Quotes you make are listed here."
          action={
            <LinkButton to="/forms" variant="go">
              Get Quote
            </LinkButton>
          }
        />
        <DataTable label="Loading" columns={columns} rows={[]} rowId={(row) => row._id} isPending />
        <Card style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
          {(['Unsaved', 'Saved', 'Booked', 'Archived'] as const).map((status) => (
            <StatusChip key={status} quote={status} />
          ))}
          {(
            [
              'new',
              'posted',
              'accepted',
              'picked_up',
              'delivered',
              'on_hold',
              'order_canceled',
              'pending',
            ] as const
          ).map((status) => (
            <StatusChip key={status} order={status} />
          ))}
        </Card>
        <Notice>Rates change on Monday.</Notice>
        <Notice tone="amber">Valid to Nov 27, 2026, 11:59 PM Eastern</Notice>
        <Notice tone="stop">The customer’s e-mail came back.</Notice>
        <Notice tone="sign">Your order has been booked successfully.</Notice>
        <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12 }}>
          <Button variant="go" busy busyLabel="Processing...">
            Submit Order
          </Button>
          <Button variant="danger">Remove</Button>
          <Button disabled>PDF</Button>
          <Button variant="stop">Discard</Button>
        </div>
        <BarChart
          label="Orders by month"
          categories={['Jul', 'Aug', 'Sep', 'Oct', 'Nov']}
          series={[
            { label: 'Orders', values: [12, 18, 9, 22, 31] },
            { label: 'Canceled', values: [1, 2, 0, 3, 1] },
          ]}
        />
      </Stack>
    </PageFrame>
  );
}

function OrderPage() {
  return (
    <PageFrame
      title="Order #10231"
      sign={
        <RouteSign
          number="ORDER: #10231"
          from="Rancho Santa Margarita, CA"
          to="Winchester-on-the-Severn, MD"
          miles={2698}
          sub="Enclosed (Gold)"
          status={<StatusChip order="picked_up" />}
        />
      }
    >
      <Stack style={{ marginTop: 24 }}>
        <Card>
          <RouteLine
            reached={4}
            stops={[
              { label: 'Booked', note: 'Nov 19, 10:12 AM' },
              { label: 'Confirmed', note: 'Nov 19, 2:40 PM' },
              { label: 'Assigned Driver', note: 'Nov 21, 9:05 AM' },
              { label: 'Picked Up', note: 'Nov 25, 11:30 AM, by driver' },
              { label: 'Delivered', note: 'expected Nov 27 – 29' },
            ]}
          />
        </Card>
        <RouteMap
          height={360}
          line={[
            [47.6, -122.33],
            [46.6, -120.5],
            [45.67, -118.79],
            [44.77, -117.83],
            [43.62, -116.2],
          ]}
          from={{ label: 'Seattle', lat: 47.6, lng: -122.33 }}
          to={{ label: 'Boise', lat: 43.62, lng: -116.2 }}
          driver={{ label: 'Driver, 12 min ago', lat: 44.77, lng: -117.83 }}
        />
      </Stack>
    </PageFrame>
  );
}

function DatesPage() {
  useEffect(() => {
    useNotices.getState().notify('error', 'The e-mail could not be sent. Please try again.');
    document.querySelector<HTMLElement>('[aria-label^="Choose"]')?.click();
  }, []);
  return (
    <PageFrame title="Dates">
      <div style={{ maxWidth: 340, minHeight: 480 }}>
        <Form
          schema={z.object({ day: requiredText() })}
          defaultValues={{ day: '2026-11-25' }}
          onSubmit={() => undefined}
        >
          <DayField
            name="day"
            label="First pickup day"
            min="2026-11-25"
            isBlocked={(day) => (day === '2026-11-26' ? 'Thanksgiving Day is a holiday.' : null)}
          />
        </Form>
      </div>
    </PageFrame>
  );
}

/** Says that what loads later is there: the map's outlines. */
function Ready({ children }: { children: ReactNode }) {
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    const timer = setInterval(() => {
      const maps = document.querySelectorAll('[aria-label^="Map"]');
      if ([...maps].every((map) => map.querySelector('.land'))) setReady(true);
    }, 100);
    return () => clearInterval(timer);
  }, []);
  return (
    <>
      {children}
      {isReady && <span data-ready hidden />}
    </>
  );
}

createRoot(document.getElementById('root') as HTMLElement).render(
  <OverlandTheme nonce="gallery">
    <BrowserRouter>
      <ConfirmProvider>
        <Ready>
          <Routes>
            <Route path="/quote" element={<QuotePage />} />
            <Route path="/forms" element={<FormsPage />} />
            <Route path="/list" element={<ListPage />} />
            <Route path="/states" element={<StatesPage />} />
            <Route path="/order" element={<OrderPage />} />
            <Route path="/dates" element={<DatesPage />} />
          </Routes>
        </Ready>
        <Toasts />
      </ConfirmProvider>
    </BrowserRouter>
  </OverlandTheme>,
);
