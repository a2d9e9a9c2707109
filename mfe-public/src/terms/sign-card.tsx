import { type OrderTerms, SignForm } from '@overland/contracts';
import { type Text, t } from '@overland/i18n';
import { formatMoney, Note, PHONE, Section, Stack, styled } from '@overland/ui';
import { CheckboxField, Form, FormError, SubmitButton, TextField } from '@overland/ui/forms';
import { Docked } from './docked';
import { SignatureField } from './signature-field';
import type { Accept } from './use-accept-terms';

const blank: SignForm = { fullName: '', kind: 'drawn', strokes: [], agrees: false };

const Name = styled('div')({ maxWidth: 500 });
const InCard = styled('div')({
  '& button': { minWidth: 240, minHeight: 52, fontSize: 18 },
  [PHONE]: { display: 'none' },
});

export function SignCard({ order, accept }: { order: OrderTerms; accept: Accept }) {
  const price = formatMoney(order.facts.price);
  const submit = (
    <SubmitButton busyLabel={t('Processing…')} showsError={false}>
      {t('Accept for {price}', { price })}
    </SubmitButton>
  );
  return (
    <Section title={t('Sign')}>
      <Form<SignForm, SignForm>
        label={t('Sign')}
        schema={SignForm}
        defaultValues={blank}
        // What is agreed to may be another text by the time of a reload.
        keep={{ as: `terms-${order.orderId}`, except: ['agrees'] }}
        onSubmit={async (values, form) => {
          if ((await accept(values)) === 'accepted') return true;
          // What has changed meanwhile has to be agreed to anew.
          form.setValue('agrees', false);
          return false;
        }}
      >
        <Stack>
          <Name>
            <TextField name="fullName" label={t('Your full name')} autoComplete="name" maxLength={80} />
          </Name>
          <SignatureField />
          <CheckboxField
            name="agrees"
            label={t(isNewPrice(order) ? agreesToNewPrice : agreesToPrice, { price })}
          />
          <Note>
            {t(
              'We keep your name, the time and the network address you signed from, and email you a link to a PDF of what you accepted.',
            )}
          </Note>
          <FormError />
          <InCard>{submit}</InCard>
        </Stack>
        <Docked>{submit}</Docked>
      </Form>
    </Section>
  );
}

const agreesToPrice: Text = 'I have read the terms and agree, also to the price of {price}.';
const agreesToNewPrice: Text = 'I have read the terms and agree, also to the changed price of {price}.';

const isNewPrice = ({ before, facts }: OrderTerms): boolean =>
  before !== null && before.facts.price !== facts.price;
