import {
  EmailRequest,
  type EmailTemplate,
  emailNameOf,
  emailRefusal,
  isUnpaidCod,
  type Order,
  type OrderEmailTemplate,
  orderEmailTemplates,
} from '@overland/contracts';
import { calls } from '@overland/contracts/calls';
import { EmailPreview } from '@overland/quote-ui/email';
import { Button, Notice, QueryState, SkeletonLines, Stack } from '@overland/ui';
import { useDiscardQuestion } from '@overland/ui/form-dialog';
import { Form, SelectField, SubmitButton, TextAreaField, useWatch } from '@overland/ui/forms';
import { Dialog, DialogButtons } from '@overland/ui/overlays';
import { useApiMutation, useApiQuery, useNotices } from '@overland/web';
import type { ReactNode } from 'react';
import { whenEmailed } from '../at-once/when-emailed';
import { useEmailPreview } from './use-email-preview';

interface SendEmailDialogProps {
  order: Order;
  /** Chosen at first; without it, what tells of the latest step. */
  template?: OrderEmailTemplate;
  onClose: () => void;
}

export function SendEmailDialog(props: SendEmailDialogProps) {
  const { order, onClose } = props;
  const title = `Send an email about order #${order.uniqueId}`;
  const discarding = useDiscardQuestion({ title, onClose });
  const templates = useApiQuery(
    calls.emailSending.templates,
    {},
    'There was an error getting email templates',
  );
  return (
    <Dialog open onClose={discarding.close} width={640} title={title}>
      <QueryState query={templates} skeleton={<SkeletonLines count={8} />}>
        {(list) => (
          <SendForm {...props} templates={list}>
            {discarding.watch}
          </SendForm>
        )}
      </QueryState>
      {discarding.question}
    </Dialog>
  );
}

/** What tells of the steps of an order, the last one first. */
const latestFirst: readonly OrderEmailTemplate[] = [
  'Delivery Confirmation',
  'Pickup Confirmation',
  'Order Track',
];

/** A template that cannot be sent now stays in the list, with the reason below it. */
interface Choice extends EmailTemplate {
  refusal: string | null;
}

function choicesFor(order: Order, templates: readonly EmailTemplate[]): Choice[] {
  const occasion = {
    sdStatus: order.flaggedFrom ?? order.sdStatus,
    isUnpaidCod: isUnpaidCod(order),
    paidAt: order.paidAt,
    paidAmount: order.paidAmount,
    termsAccepted: order.termsAcceptedAt !== null,
  };
  const isKnown = (name: string): name is OrderEmailTemplate =>
    orderEmailTemplates.some((known) => known === name);
  return templates.map((template) => ({
    ...template,
    refusal: isKnown(template.name) ? emailRefusal(template.name, occasion) : null,
  }));
}

function SendForm({
  order,
  template,
  templates,
  onClose,
  children,
}: SendEmailDialogProps & { templates: readonly EmailTemplate[]; children: ReactNode }) {
  const notify = useNotices((state) => state.notify);
  const send = useApiMutation(calls.emailSending.send, {
    refreshes: [calls.emails.logs],
    whenUnreachable: 'There was an error sending this email',
  });
  const choices = choicesFor(order, templates);
  const sendable = choices.filter(({ refusal }) => refusal === null);
  const first = [template, ...latestFirst].flatMap((wanted) =>
    sendable.filter(({ name }) => name === wanted),
  );
  const submit = async (body: EmailRequest) => {
    const { sent, waits } = await send.mutateAsync({ body });
    const chosen = choices.find(({ templateId }) => templateId === body.templateId);
    const name = chosen ? `“${emailNameOf(chosen.name)}”` : 'The email';
    if (sent === 0) notify('info', 'Nothing was sent: there is no such email any more.');
    else {
      const to = sent === 1 ? '1 address' : `${sent} addresses`;
      notify('success', waits ? `${name} goes to ${to} ${whenEmailed}.` : `${name} is on its way to ${to}.`);
    }
    onClose();
  };
  return (
    <Form
      label="Send an email"
      schema={EmailRequest}
      defaultValues={{
        templateId: (first[0] ?? sendable[0])?.templateId ?? '',
        orderId: order.orderId,
        message: '',
      }}
      onSubmit={submit}
    >
      {children}
      <Fields orderId={order.orderId} choices={choices} onClose={onClose} />
    </Form>
  );
}

interface FieldsProps {
  orderId: string;
  choices: readonly Choice[];
  onClose: () => void;
}

function Fields({ orderId, choices, onClose }: FieldsProps) {
  const [templateId = '', message = '']: (string | undefined)[] = useWatch({
    name: ['templateId', 'message'],
  });
  const chosen = choices.find((choice) => choice.templateId === templateId);
  const canPreview = chosen !== undefined && chosen.refusal === null;
  const preview = useEmailPreview({ orderId, templateId, message }, canPreview);
  const isReady = canPreview && preview.data !== undefined && !preview.isPlaceholderData;
  return (
    <Stack>
      <SelectField
        name="templateId"
        label="Email"
        autoFocus
        options={choices.map(({ templateId: value, name, refusal }) => ({
          value,
          label: refusal === null ? emailNameOf(name) : `${emailNameOf(name)} (not now)`,
        }))}
        {...(chosen && { hint: chosen.description })}
      />
      <TextAreaField
        name="message"
        label="Message (optional)"
        hint="Shown in the email, as plain text."
        maxLength={1000}
      />
      {chosen?.refusal ? (
        <Notice tone="amber" live>
          {chosen.refusal}
        </Notice>
      ) : (
        <EmailPreview preview={preview} />
      )}
      <DialogButtons>
        <Button onClick={onClose}>Cancel</Button>
        <SubmitButton busyLabel="Sending..." disabled={!isReady}>
          Send
        </SubmitButton>
      </DialogButtons>
    </Stack>
  );
}
