import { CarrierApplication, carrierMessages, carriers } from '@overland/contracts';
import { Card, Note, Notice, PageFrame, Row, styled } from '@overland/ui';
import { EmailField, Form, PhoneField, SubmitButton, TextField } from '@overland/ui/forms';
import { siteConfig, useApiMutation } from '@overland/web';
import { useState } from 'react';
import { Column } from '../column';

const values = { firstName: '', lastName: '', company: '', email: '', phone: '', website: '' };

/** Only robots find it. */
const OutOfSight = styled('div')({
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
});
const Lead = styled(Note)({ marginBottom: 16 });

/** `/carriers`: a carrier applies to drive for us (docs/product/emails.md). */
export function CarriersPage() {
  const [sent, setSent] = useState<string | null>(null);
  return (
    <Column>
      <PageFrame title="Drive With Us">
        {sent === null ? (
          <ApplicationCard onSent={setSent} />
        ) : (
          <Notice tone="sign" live>
            {sent}
          </Notice>
        )}
      </PageFrame>
    </Column>
  );
}

function ApplicationCard({ onSent }: { onSent: (message: string) => void }) {
  const { brandName } = siteConfig();
  const apply = useApiMutation(carriers.apply, { whenUnreachable: carrierMessages.unreachable });
  return (
    <Card>
      <Lead>
        Move cars for {brandName}. Tell us who you are; we read every application and write to you by email.
      </Lead>
      <Form
        label="Drive With Us"
        schema={CarrierApplication}
        defaultValues={values}
        onSubmit={async (body) => onSent((await apply.mutateAsync({ body })).message)}
      >
        {(form) => (
          <>
            <Row>
              <TextField name="firstName" label="First name" autoComplete="given-name" maxLength={80} />
              <TextField name="lastName" label="Last name" autoComplete="family-name" maxLength={80} />
            </Row>
            <TextField name="company" label="Company" autoComplete="organization" maxLength={80} />
            <Row>
              <EmailField name="email" label="Email" autoComplete="email" />
              <PhoneField name="phone" label="Phone" autoComplete="tel-national" />
            </Row>
            <OutOfSight aria-hidden>
              <label>
                Website
                <input type="text" autoComplete="off" tabIndex={-1} {...form.register('website')} />
              </label>
            </OutOfSight>
            <SubmitButton busyLabel="Sending...">Send Application</SubmitButton>
          </>
        )}
      </Form>
    </Card>
  );
}
