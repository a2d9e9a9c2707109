import { type BarSeries, BarChart as MuiBarChart } from '@mui/x-charts/BarChart';
import { useIsPhone } from '../theme/use-media-query';
import { axisSteps, everyNth, inLines } from './axis-steps';
import { ChartFrame, type ChartProps, type ChartTone, colorOf, writeWith } from './chart-frame';
import { ChosenBand } from './chosen-band';

export interface BarChartProps extends ChartProps {
  /** Of the tone `then`: what the others are compared with. */
  series: readonly { label: string; values: readonly number[]; tone?: ChartTone }[];
  height: number;
  /** From left to right, where the categories are long words. */
  isHorizontal?: boolean;
  /** Pixels for the names of horizontal bars. */
  namesWidth?: number;
  /** Each bar has its number, but for those that others are compared with. */
  showsValues?: boolean;
}

/** Pixels of a letter at the size of the axes, and of the half of the last number, which is wider than its mark. */
const letterWidth = 7;
const lastNumber = 44;

export function BarChart(props: BarChartProps) {
  const { label, categories, series, format = String, height, chosen, onChoose } = props;
  const { isHorizontal = false, namesWidth = 140, showsValues = false } = props;
  const isPhone = useIsPhone();
  const names = { scaleType: 'band' as const, data: [...categories], categoryGapRatio: 0.4 };
  const beside = { ...names, tickLabelInterval: everyNth(categories.length, isPhone ? 4 : 13) };
  const lines = (name: string) => inLines(name, namesWidth / letterWidth);
  const below = { ...names, width: namesWidth, valueFormatter: lines };
  // Room for the number of the longest bar.
  const room = !showsValues ? 1 : isHorizontal && isPhone ? 1.3 : 1.12;
  const longest = Math.max(0, ...series.flatMap(({ values }) => values));
  const steps = axisSteps(longest * room, isHorizontal && isPhone ? 3 : 6);
  const numbers = { valueFormatter: format, min: 0, max: steps.at(-1) ?? 1, tickInterval: steps };
  return (
    <ChartFrame label={label} height={height} onChoose={onChoose}>
      <MuiBarChart
        height={height}
        borderRadius={3}
        layout={isHorizontal ? 'horizontal' : 'vertical'}
        grid={isHorizontal ? { vertical: true } : { horizontal: true }}
        hideLegend={series.length < 2}
        xAxis={[isHorizontal ? numbers : beside]}
        yAxis={[isHorizontal ? below : { ...numbers, width: 64 }]}
        {...(isHorizontal && { margin: { right: lastNumber } })}
        series={barsOf(props)}
        {...(onChoose && { onAxisClick: (_event, data) => data && onChoose(data.dataIndex) })}
        skipAnimation
        // One picture to assistive technology: the table beside it has the numbers and the links.
        disableKeyboardNavigation
      >
        <ChosenBand categories={categories} chosen={chosen} isHorizontal={isHorizontal} />
      </MuiBarChart>
    </ChartFrame>
  );
}

function barsOf({ series, format = String, showsValues }: BarChartProps): BarSeries[] {
  const write = writeWith(format);
  return series.map(({ label, values, tone = 'sign' }, index) => ({
    id: `${tone}-${index}`,
    label,
    data: [...values],
    color: colorOf(tone),
    valueFormatter: write,
    ...(showsValues &&
      tone !== 'then' && { barLabel: ({ value }) => write(value), barLabelPlacement: 'outside' }),
  }));
}
