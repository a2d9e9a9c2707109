import { Skeleton } from '@overland/ui';
import type { BarChartProps, LineChartProps } from '@overland/ui/charts';
import { lazy, Suspense } from 'react';

// Charts are large, so they come after the numbers.
const Bars = lazy(() => import('@overland/ui/charts').then((charts) => ({ default: charts.BarChart })));
const Lines = lazy(() => import('@overland/ui/charts').then((charts) => ({ default: charts.LineChart })));

export const BarChart = (props: BarChartProps) => (
  <Suspense fallback={<Skeleton height={props.height} />}>
    <Bars {...props} />
  </Suspense>
);

export const LineChart = (props: LineChartProps) => (
  <Suspense fallback={<Skeleton height={336} />}>
    <Lines {...props} />
  </Suspense>
);
