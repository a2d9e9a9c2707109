import styled from '@emotion/styled';
import { BarChart as MuiBarChart } from '@mui/x-charts/BarChart';

export interface BarChartProps {
  /** Says what is drawn; the numbers themselves are in the table beside it. */
  label: string;
  /** One for each bar, in order. */
  categories: readonly string[];
  series: readonly { label: string; values: readonly number[]; tone?: 'sign' | 'amber' | 'blue' }[];
  /** Of the axis and on hover. */
  format?: (value: number) => string;
  height?: number;
  isStacked?: boolean;
}

const tones = ['sign', 'blue', 'amber'] as const;

const Frame = styled('div')({
  '&& .MuiChartsAxis-root .MuiChartsAxis-line, && .MuiChartsAxis-root .MuiChartsAxis-tick': {
    stroke: 'var(--field)',
  },
  '&& .MuiChartsAxis-root .MuiChartsAxis-tickLabel': { fill: 'var(--ink-2)', fontSize: 13 },
  '& .MuiChartsGrid-line': { stroke: 'var(--line)' },
});

/** Numbers that are compared, drawn. */
export function BarChart({
  label,
  categories,
  series,
  format = String,
  height = 280,
  isStacked,
}: BarChartProps) {
  return (
    <Frame role="img" aria-label={label} style={{ height }}>
      <MuiBarChart
        height={height}
        borderRadius={3}
        grid={{ horizontal: true }}
        hideLegend={series.length < 2}
        xAxis={[{ scaleType: 'band', data: [...categories], categoryGapRatio: 0.4 }]}
        yAxis={[{ valueFormatter: format, width: 64 }]}
        series={series.map(({ label: name, values, tone }, index) => ({
          label: name,
          data: [...values],
          color: `var(--${tone ?? tones[index % tones.length]})`,
          valueFormatter: (value: number | null) => (value === null ? '' : format(value)),
          ...(isStacked && { stack: 'all' }),
        }))}
        skipAnimation
      />
    </Frame>
  );
}
