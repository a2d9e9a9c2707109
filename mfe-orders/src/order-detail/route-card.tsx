import { type Order } from '@overland/contracts';
import { calls } from '@overland/contracts/calls';
import { QuoteMap } from '@overland/quote-ui/quote';
import { formatTransit, Section, styled, TextButton, telHref, useIsPhone, useNow } from '@overland/ui';
import { type DriverPosition, driverAt, LastSeen } from '@overland/ui/map';
import { useApiQuery } from '@overland/web';
import { useState } from 'react';
import { DriverRequest } from './driver-request';

const mapHeight = 280;
const Body = styled('div')({
  padding: '0 24px 22px',
  '@media (max-width: 720px)': { padding: '0 16px 18px' },
});
const Driver = styled('div')({
  fontSize: 15,
  lineHeight: 1.4,
  textAlign: 'right',
  '& b': { display: 'block', fontWeight: 600 },
  '@media (max-width: 720px)': { textAlign: 'left' },
});

/** The route on the map, with the driver while the vehicles are on the road (docs/product/orders.md). */
export function RouteCard({ order }: { order: Order }) {
  const quote = useApiQuery(
    calls.quotes.get,
    { params: { quoteId: order.quoteId } },
    { staleTime: Number.POSITIVE_INFINITY },
  );
  const now = useNow();
  const position = positionOf(order);
  // A phone has little room, and seldom needs it.
  const isFolded = useIsPhone();
  const [isAsked, setAsked] = useState(false);
  // The places come from the quote; without them the page works without a map.
  const map = quote.isError ? null : (
    <Body>
      {isFolded && !isAsked ? (
        <TextButton aria-expanded={false} onClick={() => setAsked(true)}>
          Show map
        </TextButton>
      ) : quote.data ? (
        <QuoteMap quote={quote.data} driver={driverAt(position, now)} height={mapHeight} />
      ) : (
        // As the map's own place is until it is drawn.
        <div style={{ height: mapHeight }} />
      )}
    </Body>
  );
  if (order.driverPhone !== '' && order.sdStatus === 'picked_up') {
    return (
      <Section
        title="Where it is"
        note={<LastSeen position={position} now={now} />}
        aside={<DriverContact order={order} />}
        flush
      >
        {order.actions.includes('requestLocation') && <DriverRequest order={order} />}
        {map}
      </Section>
    );
  }
  if (map === null) return null;
  return (
    <Section title="Route" note={`${formatTransit(order.transitTime)} on the road`} flush>
      {map}
    </Section>
  );
}

/** The driver's last one; null while there is none, or none that matters. */
function positionOf(order: Order): DriverPosition | null {
  const { sdStatus, driverPhone, driverLat: lat, driverLong: long, driverUpdated: at } = order;
  if (sdStatus !== 'picked_up' || driverPhone === '' || lat === null || long === null) return null;
  return { lat, long, at };
}

function DriverContact({ order: { driverName, carrierName, driverPhone } }: { order: Order }) {
  const who = [driverName, carrierName].filter((name) => name !== '').join(', ');
  return (
    <Driver>
      <b>{who || 'Driver'}</b>
      <a href={telHref(driverPhone)}>{driverPhone}</a>
    </Driver>
  );
}
