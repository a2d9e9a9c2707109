import { type OrderTerms, transportLabels } from '@overland/contracts';
import { t, translate } from '@overland/i18n';
import { sellerOf } from '@overland/quote-ui/payment';
import {
  Chip,
  Note,
  Notice,
  RouteSign,
  Section,
  SkeletonCard,
  Stack,
  styled,
  TextWith,
  telHref,
} from '@overland/ui';
import { useApiQuery, useParams } from '@overland/web';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { PaymentWords } from '../order-status/payment-words';
import { LoadedPage } from '../public-page';
import { QuoteCompany } from '../public-quote/quote-company';
import { isUnknown, orderTermsQuery } from '../queries';
import { AcceptedCard } from './accepted-card';
import { ChangesCard } from './changes-card';
import { FactsCard } from './facts-card';
import { MailLinkCard } from './mail-link-card';
import { NoSuchTerms } from './no-such-terms';
import { TermsCard } from './terms-card';
import { useAcceptTerms } from './use-accept-terms';

/** Below the text that is read first. */
const SignCard = lazy(() => import('./sign-card').then((module) => ({ default: module.SignCard })));

const Body = styled(Stack)({ marginTop: 16, gap: 16 });
const Help = styled(Note)({ '&& a': { color: 'inherit', fontWeight: 600, whiteSpace: 'nowrap' } });

/**
 * `/terms/:orderId/:uniqueId`: a customer reads the terms of the order, and accepts them by the link of an email, which ends
 * with a token (docs/product/orders.md).
 */
export function OrderTermsPage() {
  const terms = useApiQuery(...orderTermsQuery(useParams()));
  return (
    <LoadedPage
      title={t('Order Terms')}
      query={terms}
      instead={isUnknown(terms.error) && <NoSuchTerms />}
      skeleton={720}
      sign={(order) => <Head order={order} />}
    >
      {(order) => <OrderTermsView key={order.orderId} order={order} />}
    </LoadedPage>
  );
}

function Head({ order }: { order: OrderTerms }) {
  return (
    <>
      <QuoteCompany quote={order} words={t('Order with')} />
      <RouteSign
        number={t('ORDER: #{number}', { number: order.uniqueId })}
        from={order.facts.pickupPlaceText}
        to={order.facts.deliveryPlaceText}
        miles={order.miles}
        sub={translate(transportLabels[order.transportType])}
        status={<TermsChip order={order} />}
      />
    </>
  );
}

function TermsChip({ order: { accepted, canAccept } }: { order: OrderTerms }) {
  if (accepted !== null) return <Chip tone="solid">{t('Terms accepted')}</Chip>;
  return canAccept ? (
    <Chip tone="amber">{t('Terms open')}</Chip>
  ) : (
    <Chip tone="grey">{t('Terms closed')}</Chip>
  );
}

function OrderTermsView({ order }: { order: OrderTerms }) {
  const { accepted, before, canAccept } = order;
  const { accept, overtaken } = useAcceptTerms(order);
  const [wasOpen] = useState(accepted === null);
  const isOpen = accepted === null && canAccept;
  const maySign = isOpen && order.token !== null;
  return (
    <Body>
      {accepted !== null && <AcceptedCard order={order} accepted={accepted} isNew={wasOpen} />}
      {accepted === null && !canAccept && (
        <Notice tone="amber">
          {t('These terms can no longer be accepted: the order was canceled, or is delivered.')}
        </Notice>
      )}
      {isOpen && !maySign && <MailLinkCard order={order} />}
      {isOpen && overtaken > 0 && <OvertakenNotice key={overtaken} />}
      {before !== null && (
        <ChangesCard before={before} versionNow={order.terms.version} timeZone={order.timeZone} />
      )}
      <FactsCard order={order} />
      <Section title={t('Payment')}>
        <PaymentWords order={{ ...order, price: order.facts.price }} />
      </Section>
      <TermsCard order={order} />
      {maySign && (
        <Suspense fallback={<SkeletonCard height={520} />}>
          <SignCard order={order} accept={accept} />
        </Suspense>
      )}
      {maySign && <NotRight order={order} />}
    </Body>
  );
}

function OvertakenNotice() {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} tabIndex={-1}>
      <Notice tone="amber" live>
        {t(
          'This order changed while you were reading, so nothing was accepted. Please check it, tick the box and accept again. Your name and signature are still here.',
        )}
      </Notice>
    </div>
  );
}

function NotRight({ order }: { order: OrderTerms }) {
  const { phone } = sellerOf(order);
  if (phone === '') return null;
  return (
    <Help>
      <TextWith part={<a href={telHref(phone)}>{phone}</a>}>
        {(link) => t('Not right? Call {phone} before you sign.', { phone: link })}
      </TextWith>
    </Help>
  );
}
