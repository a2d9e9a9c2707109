import { useDrawingArea, useXScale, useYScale } from '@mui/x-charts/hooks';

interface ChosenBandProps {
  /** Of the bands' axis. */
  category: string;
  isHorizontal: boolean;
}

/** Marks the band of the chosen bar. */
export function ChosenBand({ category, isHorizontal }: ChosenBandProps) {
  const { left, top, width, height } = useDrawingArea();
  const x = useXScale<'band'>();
  const y = useYScale<'band'>();
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
