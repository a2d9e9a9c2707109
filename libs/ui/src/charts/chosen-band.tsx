import { useDrawingArea, useXScale, useYScale } from '@mui/x-charts/hooks';
import type { ChartProps } from './chart-frame';

interface ChosenBandProps extends Pick<ChartProps, 'categories' | 'chosen'> {
  isHorizontal?: boolean;
}

/** Marks the band of the chosen category, if there is one. */
export function ChosenBand({ categories, chosen, isHorizontal = false }: ChosenBandProps) {
  const { left, top, width, height } = useDrawingArea();
  const x = useXScale<'band'>();
  const y = useYScale<'band'>();
  const category = chosen === undefined ? undefined : categories[chosen];
  if (category === undefined) return null;
  const scale = isHorizontal ? y : x;
  const start = scale(category);
  if (start === undefined) return null;
  const gap = (scale.step() - scale.bandwidth()) / 2;
  const along = { start: start - gap, size: scale.step() };
  const place = isHorizontal
    ? { x: left, y: along.start, width, height: along.size }
    : { x: along.start, y: top, width: along.size, height };
  return <rect {...place} rx={6} fill="var(--sign)" opacity={0.1} pointerEvents="none" />;
}
