import { email, messages, phone, requiredText } from '@overland/contracts';
import { ApiError } from '@overland/web';
import * as z from 'zod/mini';
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
import { Button, Card, HeroPrice, Note, PageFrame, Row, Stack, TwoColumns } from '../src/index';
import { RouteMap } from '../src/map/index';
import { InfoTip } from '../src/overlays/index';
import { dallas, losAngeles, places, road } from './samples';

const from = { label: 'Dallas', lat: dallas.lat, lng: dallas.lng };
const to = { label: 'Los Angeles', lat: losAngeles.lat, lng: losAngeles.lng };

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

export function FormsPage() {
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
                <EmailField name="email" label="Email" hint="The quote goes here." />
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
        <CodeField name="code" label="Code from the email" />
        <SubmitButton busyLabel="Checking…" variant="plain">
          Continue
        </SubmitButton>
      </Form>
    </PageFrame>
  );
}
