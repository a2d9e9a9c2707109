import { LineChart as MuiLineChart } from '@mui/x-charts/LineChart';
import { axisSteps } from './axis-steps';
import { ChartFrame, type ChartProps, type ChartTone, colorOf, writeWith } from './chart-frame';
import { ChosenBand } from './chosen-band';

export interface LineChartProps extends ChartProps {
  /** Under the categories: "Miles". */
  categoriesLabel: string;
  /** null where there is nothing to draw, which leaves a gap. Lines differ by color, by shape of their points, and by dashes. */
  series: readonly { label: string; values: readonly (number | null)[] }[];
}

const height = 320;
const looks = [
  { tone: 'sign', shape: 'circle' },
  { tone: 'blue', shape: 'diamond' },
  { tone: 'ink-2', shape: 'square' },
] as const satisfies readonly { tone: ChartTone; shape: string }[];

export function LineChart(props: LineChartProps) {
  const { label, categories, categoriesLabel, series, format = String, chosen, onChoose } = props;
  const steps = axisSteps(
    Math.max(0, ...series.flatMap(({ values }) => values.map((value) => value ?? 0))),
    6,
  );
  return (
    <ChartFrame label={label} height={height} onChoose={onChoose}>
      <MuiLineChart
        height={height}
        grid={{ horizontal: true }}
        hideLegend={series.length < 2}
        xAxis={[{ scaleType: 'band', data: [...categories], label: categoriesLabel, height: 48 }]}
        yAxis={[{ valueFormatter: format, width: 64, min: 0, max: steps.at(-1) ?? 1, tickInterval: steps }]}
        series={series.map(({ label: name, values }, index) => {
          const { tone, shape } = looks[index % looks.length] ?? looks[0];
          return {
            id: `${tone}-${index}`,
            label: name,
            data: [...values],
            color: colorOf(tone),
            shape,
            curve: 'linear',
            showMark: true,
            valueFormatter: writeWith(format),
          };
        })}
        {...(onChoose && { onAxisClick: (_event, data) => data && onChoose(data.dataIndex) })}
        skipAnimation
        // One picture to assistive technology: the table beside it has the numbers and the links.
        disableKeyboardNavigation
      >
        <ChosenBand categories={categories} chosen={chosen} />
      </MuiLineChart>
    </ChartFrame>
  );
}
