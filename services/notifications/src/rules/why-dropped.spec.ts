import { emailRefusal, orderEmailTemplates, sdStatuses } from '@overland/contracts';
import { whyDropped } from './why-dropped.js';

it('has a sentence in the past for every state in which an email of an order is refused', () => {
  const refusals = orderEmailTemplates
    .filter((template) => template !== 'Survey Notification')
    .flatMap((template) =>
      sdStatuses.flatMap((sdStatus) =>
        [true, false].map((is) =>
          emailRefusal(template, { sdStatus, isUnpaidCod: is, termsAccepted: is, paidAt: null }),
        ),
      ),
    )
    .filter((refusal) => refusal !== null);
  expect(refusals.filter((refusal) => whyDropped(refusal) === refusal)).toEqual([]);
});
