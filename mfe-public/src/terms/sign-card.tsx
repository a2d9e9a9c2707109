import { type OrderTerms, SignForm } from '@overland/contracts';
import { DockedActions, formatMoney, Note, PHONE, Section, Stack, styled } from '@overland/ui';
import { CheckboxField, Form, FormError, SubmitButton, TextField } from '@overland/ui/forms';
import { SignatureField } from './signature-field';
import type { Accept } from './use-accept-terms';

const blank: SignForm = { fullName: '', kind: 'drawn', strokes: [], agrees: false };

const Name = styled('div')({ maxWidth: 500 });
const InCard = styled('div')({
  '& button': { minWidth: 240, minHeight: 52, fontSize: 18 },
  [PHONE]: { display: 'none' },
});
const Docked = styled(DockedActions)({ '& button': { minHeight: 52, fontSize: 18 } });

/** Who accepts, with what signature; the button is at the bottom of a phone's window. */
export function SignCard({ order, accept }: { order: OrderTerms; accept: Accept }) {
  const price = formatMoney(order.facts.price);
  const submit = (
    <SubmitButton busyLabel="Processing…" showsError={false}>{`Accept for ${price}`}</SubmitButton>
  );
  return (
    <Section title="Sign">
      <Form<SignForm, SignForm>
        label="Sign"
        schema={SignForm}
        defaultValues={blank}
        onSubmit={async (values, form) => {
          // What has changed meanwhile has to be agreed to anew.
          if ((await accept(values)) === 'overtaken') form.setValue('agrees', false);
        }}
      >
        <Stack>
          <Name>
            <TextField name="fullName" label="Your full name" autoComplete="name" maxLength={80} />
          </Name>
          <SignatureField />
          <CheckboxField
            name="agrees"
            label={`I have read the terms and agree, also to ${priceWords(order)} ${price}.`}
          />
          <Note>
            We keep your name, the time and the address you signed from, and mail you a PDF of what you
            accepted.
          </Note>
          <FormError />
          <InCard>{submit}</InCard>
        </Stack>
        <Docked>{submit}</Docked>
      </Form>
    </Section>
  );
}

const priceWords = ({ before, facts }: OrderTerms): string =>
  before !== null && before.facts.price !== facts.price ? 'the changed price of' : 'the price of';
