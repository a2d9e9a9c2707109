import { type BarSeries, BarChart as MuiBarChart } from '@mui/x-charts/BarChart';
import { ChartFrame, type ChartTone, colorOf } from './chart-frame';
import { ChosenBand } from './chosen-band';

export interface BarChartProps {
  /** Says what is drawn; the numbers themselves are in the table beside it. */
  label: string;
  /** One for each bar, in order, each once. */
  categories: readonly string[];
  /** Of the tone `then`: what the others are compared with. */
  series: readonly { label: string; values: readonly number[]; tone?: ChartTone }[];
  /** Of the axis and on hover. */
  format?: (value: number) => string;
  height?: number;
  isStacked?: boolean;
  /** From left to right, where the categories are long words. */
  isHorizontal?: boolean;
  /** Pixels for the names of horizontal bars. */
  namesWidth?: number;
  /** Each bar has its number, but for those that others are compared with. */
  showsValues?: boolean;
  /** Place of the category that is marked. */
  chosen?: number | undefined;
  /** A category was clicked. The keyboard chooses in the table beside it. */
  onChoose?: (index: number) => void;
}

const tones = ['sign', 'blue', 'amber'] as const;

/** Numbers that are compared, drawn. */
export function BarChart(props: BarChartProps) {
  const { label, categories, series, format = String, height = 280, onChoose } = props;
  const { isHorizontal = false, namesWidth = 140, showsValues = false } = props;
  const names = { scaleType: 'band' as const, data: [...categories], categoryGapRatio: 0.4 };
  // What is compared here is whole: orders, dollars, answers.
  const numbers = {
    valueFormatter: format,
    tickMinStep: 1,
    ...(showsValues && { domainLimit: withRoomForLabels }),
  };
  const chosen = props.chosen === undefined ? undefined : categories[props.chosen];
  return (
    <ChartFrame
      role="img"
      aria-label={label}
      style={{ minHeight: height }}
      data-choosable={onChoose ? true : undefined}
    >
      <MuiBarChart
        height={height}
        borderRadius={3}
        layout={isHorizontal ? 'horizontal' : 'vertical'}
        grid={isHorizontal ? { vertical: true } : { horizontal: true }}
        hideLegend={series.length < 2}
        xAxis={[isHorizontal ? numbers : names]}
        yAxis={[isHorizontal ? { ...names, width: namesWidth } : { ...numbers, width: 64 }]}
        series={barsOf(props)}
        {...(onChoose && { onAxisClick: (_event, data) => data && onChoose(data.dataIndex) })}
        skipAnimation
      >
        {chosen !== undefined && <ChosenBand category={chosen} isHorizontal={isHorizontal} />}
      </MuiBarChart>
    </ChartFrame>
  );
}

function barsOf({ series, format = String, isStacked, showsValues }: BarChartProps): BarSeries[] {
  const write = (value: number | null) => (value === null ? '' : format(value));
  return series.map(({ label, values, ...rest }, index) => {
    const tone = rest.tone ?? tones[index % tones.length] ?? 'sign';
    return {
      id: `${tone}-${index}`,
      label,
      data: [...values],
      color: colorOf(tone),
      valueFormatter: write,
      ...(isStacked && { stack: 'all' }),
      ...(showsValues &&
        tone !== 'then' && { barLabel: ({ value }) => write(value), barLabelPlacement: 'outside' }),
    };
  });
}

/** Above the longest bar. */
const withRoomForLabels = (_least: unknown, most: { valueOf(): number }) => ({
  min: 0,
  max: Math.max(1, most.valueOf() * 1.12),
});
