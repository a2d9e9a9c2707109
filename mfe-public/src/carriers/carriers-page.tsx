import { carrierMessages } from '@overland/contracts';
import { calls } from '@overland/contracts/calls';
import { language, t, translate } from '@overland/i18n';
import { Card, Note, Notice, Row, styled, Unseen } from '@overland/ui';
import { EmailField, Form, PhoneField, SubmitButton, TextField } from '@overland/ui/forms';
import { siteConfig, useApiMutation } from '@overland/web';
import { useState } from 'react';
import { PublicPage } from '../public-page';

const loadSchema = () => import('@overland/contracts').then(({ CarrierApplication }) => CarrierApplication);

const values = { firstName: '', lastName: '', company: '', email: '', phone: '', website: '' };

const keep = { as: 'carriers' };

const Lead = styled(Note)({ marginBottom: 16 });

export function CarriersPage() {
  const [sent, setSent] = useState<string | null>(null);
  return (
    <PublicPage title={t('Drive With Us')}>
      {sent === null ? (
        <ApplicationCard onSent={setSent} />
      ) : (
        <Notice tone="sign" live>
          {translate(sent)}
        </Notice>
      )}
    </PublicPage>
  );
}

function ApplicationCard({ onSent }: { onSent: (message: string) => void }) {
  const { brandName } = siteConfig();
  const apply = useApiMutation(calls.carriers.apply, carrierMessages.unreachable);
  return (
    <Card>
      <Lead>
        {t(
          'Move cars for {name}. Tell us who you are; we read every application and write to you by email.',
          { name: brandName },
        )}
      </Lead>
      <Form
        label={t('Drive With Us')}
        schema={loadSchema}
        defaultValues={values}
        keep={keep}
        onSubmit={async (body) =>
          onSent((await apply.mutateAsync({ body: { ...body, language: language() } })).message)
        }
      >
        {(form) => (
          <>
            <Row>
              <TextField name="firstName" label={t('First name')} autoComplete="given-name" maxLength={80} />
              <TextField name="lastName" label={t('Last name')} autoComplete="family-name" maxLength={80} />
            </Row>
            <TextField name="company" label={t('Company')} autoComplete="organization" maxLength={80} />
            <Row>
              <EmailField name="email" label={t('Email')} autoComplete="email" />
              <PhoneField name="phone" label={t('Phone')} autoComplete="tel-national" />
            </Row>
            {/* Only robots find it. */}
            <Unseen as="div" aria-hidden>
              <label>
                Website
                <input type="text" autoComplete="off" tabIndex={-1} {...form.register('website')} />
              </label>
            </Unseen>
            <SubmitButton busyLabel={t('Sending...')}>{t('Send Application')}</SubmitButton>
          </>
        )}
      </Form>
    </Card>
  );
}
