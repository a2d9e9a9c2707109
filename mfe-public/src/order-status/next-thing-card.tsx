import { amountDue, type CustomerOrder } from '@overland/contracts';
import { t } from '@overland/i18n';
import { sellerOf } from '@overland/quote-ui/payment';
import {
  Card,
  DockedActions,
  formatMoney,
  LinkButton,
  Note,
  PHONE,
  PhoneIcon,
  styled,
  telHref,
} from '@overland/ui';
import { nextThing, nextWords } from './next-thing';
import { PaymentWords } from './payment-words';

const Sheet = styled(Card)({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 24,
  borderColor: 'var(--sign)',
  '& h2': { fontSize: 20, fontWeight: 800, lineHeight: 1.25, marginBottom: 4 },
  '& > a': { flex: 'none' },
  // There it is docked.
  [PHONE]: { '& > a': { display: 'none' } },
});
const Docked = styled(DockedActions)({
  '& > *': { minHeight: 52, fontSize: 18 },
  '& > a:nth-of-type(2)': { flex: 'none', width: 56 },
});
const Call = styled('a', { shouldForwardProp: (prop) => prop !== 'isMain' })<{ isMain?: boolean }>(
  ({ isMain = false }) => ({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 8,
    minHeight: 44,
    padding: '6px 18px',
    border: `1px solid ${isMain ? 'var(--sign)' : 'var(--field)'}`,
    borderRadius: 8,
    background: isMain ? 'var(--sign)' : 'var(--paper)',
    color: isMain ? 'var(--sign-ink)' : 'var(--ink)',
    fontWeight: 600,
    lineHeight: 1.2,
    textAlign: 'center',
    textDecoration: 'none',
    '& svg': { flex: 'none' },
  }),
);

export function NextThingCard({ order }: { order: CustomerOrder }) {
  const words = nextWords(order);
  if (words === null) return null;
  const { title, note } = words;
  return (
    <Sheet as="section" aria-label={title} data-next>
      <div>
        <h2>{title}</h2>
        {note === null ? <PaymentWords order={order} /> : <Note>{note}</Note>}
      </div>
      <NextAction order={order} />
    </Sheet>
  );
}

/** On a phone, docked at its foot. */
export function NextDocked({ order }: { order: CustomerOrder }) {
  const next = nextThing(order);
  const { name, phone } = sellerOf(order);
  if (next === null && phone === '') return null;
  const call = t('Call {name}', { name });
  return (
    <Docked>
      <NextAction order={order} />
      {phone !== '' && next !== 'pay' && (
        <Call href={telHref(phone)} aria-label={call}>
          <PhoneIcon size={20} />
          {next === null && call}
        </Call>
      )}
    </Docked>
  );
}

function NextAction({ order }: { order: CustomerOrder }) {
  const { orderId, uniqueId, token, survey, mayAccept } = order;
  const { phone } = sellerOf(order);
  switch (nextThing(order)) {
    case 'acceptTerms':
      return (
        <LinkButton
          // The page offers to email the link where this one does not accept the terms.
          to={`/terms/${orderId}/${uniqueId}${mayAccept ? `/${token}` : ''}`}
          state={{ orderPage: `/order-status/${token}` }}
          variant="go"
        >
          {mayAccept ? t('Read and accept the terms') : t('Read the terms')}
        </LinkButton>
      );
    case 'pay':
      return (
        phone !== '' && (
          <Call href={telHref(phone)} isMain>
            <PhoneIcon size={20} />
            {t('Call to pay {amount}', { amount: formatMoney(amountDue(order)) })}
          </Call>
        )
      );
    case 'answerSurvey':
      return (
        survey && (
          <LinkButton to={`/customer-survey/${survey.token}`} variant="go">
            {t('Tell us how it went')}
          </LinkButton>
        )
      );
    case null:
      return null;
  }
}
