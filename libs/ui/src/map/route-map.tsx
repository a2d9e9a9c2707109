import styled from '@emotion/styled';
import { t } from '@overland/i18n';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { drawLine, drawStates, type LatLng, projectionFor } from './draw-route';
import { loadStates, type States } from './states';

export interface MapPoint {
  /** "Dallas" */
  label: string;
  lat: number;
  lng: number;
}

export interface RouteMapProps {
  /** The road as [lat, lng] in degrees, from pickup to delivery. Empty: a straight line. */
  line: readonly LatLng[];
  from: MapPoint;
  to: MapPoint;
  /** The driver's last known position. */
  driver?: MapPoint | null;
  /** Kept while the map loads. */
  height?: number;
}

const Frame = styled('div')({
  background: 'var(--paper)',
  border: '1px solid var(--line)',
  borderRadius: 12,
  overflow: 'hidden',
  '& svg': { display: 'block' },
  '& .land': { fill: 'var(--ground)' },
  '& .borders': { fill: 'none', stroke: 'var(--line)', strokeWidth: 1 },
  '& .outline': { fill: 'none', stroke: 'var(--field)', strokeWidth: 0.8 },
  '& .road': {
    fill: 'none',
    stroke: 'var(--sign)',
    strokeWidth: 4,
    strokeLinejoin: 'round',
    strokeLinecap: 'round',
  },
  '& circle': { fill: 'var(--paper)', stroke: 'var(--sign)', strokeWidth: 4 },
  '& circle.driver': { fill: 'var(--amber)' },
  '& text': {
    fontSize: 14,
    fontWeight: 600,
    fill: 'var(--ink)',
    paintOrder: 'stroke',
    stroke: 'var(--paper)',
    strokeWidth: 4,
    strokeLinejoin: 'round',
  },
});

/** The route on a map of the states: no tiles, no third party. It has its height before anything is loaded. */
export function RouteMap({ line, from, to, driver = null, height = 240 }: RouteMapProps) {
  const frame = useRef<HTMLDivElement>(null);
  const width = useWidth(frame);
  const states = useStates();
  const road = useMemo<readonly LatLng[]>(
    () => (line.length > 1 ? line : [at(from), at(to)]),
    [line, from, to],
  );
  const projection = useMemo(
    () => (width === 0 ? null : projectionFor([...road, at(from), at(to)], { width, height })),
    [road, from, to, width, height],
  );
  const drawing = useMemo(() => projection && states && drawStates(states, projection), [states, projection]);
  const ofRoute = t('Map of the route from {from} to {to}', { from: from.label, to: to.label });
  const title = driver ? `${ofRoute}. ${driver.label}` : ofRoute;
  return (
    <Frame ref={frame} style={{ height }}>
      {projection && (
        <svg width={width} height={height} role="img" aria-label={title}>
          <title>{title}</title>
          {drawing && (
            <>
              <path className="land" d={drawing.land} />
              <path className="borders" d={drawing.borders} />
              <path className="outline" d={drawing.outline} />
            </>
          )}
          <path className="road" d={drawLine(road, projection)} />
          {marks(from, to, driver).map((mark) => {
            const [x = 0, y = 0] = projection([mark.lng, mark.lat]) ?? [];
            return <Mark key={mark.kind} {...mark} x={x} y={y} width={width} />;
          })}
        </svg>
      )}
    </Frame>
  );
}

const at = ({ lat, lng }: MapPoint): LatLng => [lat, lng];

type Side = 'left' | 'right';
interface Marked extends MapPoint {
  kind: 'from' | 'to' | 'driver';
  side: Side;
}

/** Names stand on the outer side of a route that runs across, so that the road does not cross them. */
function marks(from: MapPoint, to: MapPoint, driver: MapPoint | null): Marked[] {
  const east = from.lng > to.lng;
  const ends: Marked[] = [
    { ...from, kind: 'from', side: east ? 'right' : 'left' },
    { ...to, kind: 'to', side: east ? 'left' : 'right' },
  ];
  return driver ? [...ends, { ...driver, kind: 'driver', side: 'right' }] : ends;
}

function Mark({ x, y, label, kind, side, width }: Marked & { x: number; y: number; width: number }) {
  // About 8 pixels a letter: a name that would leave the map goes above its point instead.
  const reach = label.length * 8 + 16;
  const fits = side === 'right' ? x + reach < width : x - reach > 0;
  const anchor = fits ? (side === 'right' ? 'start' : 'end') : x < width / 2 ? 'start' : 'end';
  const shift = fits ? (side === 'right' ? 14 : -14) : x < width / 2 ? -6 : 6;
  return (
    <g>
      <circle className={kind} cx={x} cy={y} r={kind === 'driver' ? 8 : 6} />
      <text x={x + shift} y={fits ? y + 5 : y - 14} textAnchor={anchor}>
        {label}
      </text>
    </g>
  );
}

function useWidth(frame: { current: HTMLElement | null }): number {
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return;
    setWidth(element.clientWidth);
    const observer = new ResizeObserver(() => setWidth(element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, [frame]);
  return width;
}

/** Without outlines (still loading, or not to be had) the map shows the road alone. */
function useStates(): States | null {
  const [states, setStates] = useState<States | null>(null);
  useEffect(() => {
    let isShown = true;
    loadStates().then(
      (loaded) => {
        if (isShown) setStates(loaded);
      },
      () => undefined,
    );
    return () => {
      isShown = false;
    };
  }, []);
  return states;
}
