import type { Place } from '@overland/contracts';
import { t } from '@overland/i18n';
import { formatMiles, formatTransit, messageOf, Note, styled, useIsPhone } from '@overland/ui';
import { RouteMap } from '@overland/ui/map';
import { type ReactNode, useMemo } from 'react';
import { useRoute } from './look-ups';

const heights = { phone: 132, wide: 208 } as const;
const captionHeight = 26;

const Waiting = styled('div')({
  display: 'grid',
  placeContent: 'center',
  padding: '0 16px',
  textAlign: 'center',
  border: '1px dashed var(--line)',
  borderRadius: 12,
});

const Caption = styled('p')({
  height: captionHeight,
  paddingTop: 6,
  textAlign: 'right',
  fontSize: 14,
  fontWeight: 600,
  lineHeight: '20px',
});

interface RouteStripProps {
  from: Place | null;
  to: Place | null;
  /** Shown until both places are chosen. */
  children?: ReactNode;
}

/** The road between two places on a map, with its miles and days; no map until both are chosen. */
export function RouteStrip({ from, to, children }: RouteStripProps) {
  const height = useIsPhone() ? heights.phone : heights.wide;
  const route = useRoute(from?.placeId ?? '', to?.placeId ?? '');
  const ends = useMemo(() => from && to && { from: pointOf(from), to: pointOf(to) }, [from, to]);
  if (!ends) return children;
  if (!route.data) {
    return (
      <Waiting style={{ height: height + captionHeight }} aria-busy={route.isPending}>
        <Note>{route.error ? messageOf(route.error) : t('Drawing the route…')}</Note>
      </Waiting>
    );
  }
  return (
    <div>
      <RouteMap line={route.data.line} from={ends.from} to={ends.to} height={height} />
      <Caption aria-live="polite">
        {t('{miles}, {days} on the road', {
          miles: formatMiles(route.data.miles),
          days: formatTransit(route.data.transitTime),
        })}
      </Caption>
    </div>
  );
}

const pointOf = ({ city, lat, lng }: Place) => ({ label: city, lat, lng });
