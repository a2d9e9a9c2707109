import { type CustomerOrder } from '@overland/contracts';
import { calls } from '@overland/contracts/calls';
import { t } from '@overland/i18n';
import { sellerOf } from '@overland/quote-ui/payment';
import {
  Button,
  Chip,
  formatDayIn,
  LinkButton,
  Note,
  PHONE,
  Section,
  Stack,
  styled,
  telHref,
} from '@overland/ui';
import { useDownload } from '@overland/web';
import { PdfLink } from '../terms/pdf-link';
import { lacksTerms, nextThing } from './next-thing';
import { ShownFiles } from './shown-files';

const Who = styled('div')({
  lineHeight: 1.6,
  '& b': { fontWeight: 600 },
  '& a': { color: 'var(--blue)', textUnderlineOffset: 3, overflowWrap: 'anywhere' },
  [PHONE]: { '& a': { display: 'inline-flex', alignItems: 'center', minHeight: 44 } },
});

export function ContactCard({ order }: { order: CustomerOrder }) {
  const { name, phone, email } = sellerOf(order);
  return (
    <Section title={t('Who to call')}>
      <Who>
        <b>{name}</b>
        {phone !== '' && (
          <div>
            <a href={telHref(phone)}>{phone}</a>
          </div>
        )}
        {email !== '' && (
          <div>
            <a href={`mailto:${email}`}>{email}</a>
          </div>
        )}
        <Note>{t('Please name order #{number}.', { number: order.uniqueId })}</Note>
      </Who>
    </Section>
  );
}

const Accepted = styled('div')({ '& button': { minHeight: 44 } });

function TermsChip({ order }: { order: CustomerOrder }) {
  if (order.termsAcceptedAt !== null) return <Chip tone="solid">{t('Accepted')}</Chip>;
  return lacksTerms(order) ? <Chip tone="amber">{t('Not accepted yet')}</Chip> : null;
}

export function PapersCard({ order }: { order: CustomerOrder }) {
  const { token, uniqueId, termsAcceptedAt } = order;
  const pdf = useDownload(calls.customerOrders.pdf, t('There was an error printing this order'));
  return (
    <Section title={t('Terms and papers')} aside={<TermsChip order={order} />}>
      <Stack>
        {termsAcceptedAt !== null && (
          <Accepted>
            <Note>
              {t('You accepted the terms on {day}.', { day: formatDayIn(termsAcceptedAt, order.timeZone) })}
            </Note>
            <PdfLink order={order}>{t('What you accepted, as a PDF')}</PdfLink>
          </Accepted>
        )}
        <ShownFiles order={order} />
        <Button
          wide
          busy={pdf.isLoading}
          busyLabel={t('Printing...')}
          onClick={() =>
            pdf.download({ body: { token } }, `${t('Order {number}', { number: uniqueId })}.pdf`)
          }
        >
          {t('Order as a PDF')}
        </Button>
      </Stack>
    </Section>
  );
}

/**
 * After the delivery: thanks for the answers, or the way to the survey unless that is the next thing to do
 * (docs/product/surveys.md).
 */
export function SurveyCard({ order }: { order: CustomerOrder }) {
  const { survey } = order;
  if (survey === null || nextThing(order) === 'answerSurvey') return null;
  return (
    <Section title={t('How did we do?')}>
      {survey.isAnswered ? (
        <Note>{t('Thank you for telling us.')}</Note>
      ) : (
        <Stack>
          <Note>{t('Three questions, about a minute.')}</Note>
          <LinkButton to={`/customer-survey/${survey.token}`} wide>
            {t('Tell us how it went')}
          </LinkButton>
        </Stack>
      )}
    </Section>
  );
}
