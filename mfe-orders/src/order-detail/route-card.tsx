import { type Order, quotes } from '@overland/contracts';
import { useRoute } from '@overland/quote-ui/quote-form';
import { formatTransit, Section, Skeleton, styled } from '@overland/ui';
import { RouteMap } from '@overland/ui/map';
import { useApiQuery } from '@overland/web';

const mapHeight = 280;
const noLine: [number, number][] = [];
const Body = styled('div')({
  padding: '0 24px 22px',
  '@media (max-width: 720px)': { padding: '0 16px 18px' },
});

/** The route on the map. The places are the quote's; without them there is no map, and the page goes on. */
export function RouteCard({ order }: { order: Order }) {
  const quote = useApiQuery(
    quotes.get,
    { params: { quoteId: order.quoteId } },
    { staleTime: Number.POSITIVE_INFINITY },
  );
  const { pickup, delivery } = quote.data ?? {};
  const route = useRoute(pickup?.placeId ?? '', delivery?.placeId ?? '');
  if (quote.isError) return null;
  return (
    <Section title="Route" note={`${formatTransit(order.transitTime)} on the road`} flush>
      <Body>
        {pickup && delivery ? (
          <RouteMap
            line={route.data?.line ?? noLine}
            from={{ label: pickup.city, lat: pickup.lat, lng: pickup.lng }}
            to={{ label: delivery.city, lat: delivery.lat, lng: delivery.lng }}
            height={mapHeight}
          />
        ) : (
          <Skeleton height={mapHeight} />
        )}
      </Body>
    </Section>
  );
}
