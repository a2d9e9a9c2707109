import { LineChart as MuiLineChart } from '@mui/x-charts/LineChart';
import { useIsPhone } from '../theme/use-media-query';
import { axisSteps, everyNth, inLines } from './axis-steps';
import { ChartFrame, type ChartProps, type ChartTone, colorOf, writeWith } from './chart-frame';
import { ChosenBand } from './chosen-band';

export interface LineChartProps extends ChartProps {
  /** Under the categories: "Miles". */
  categoriesLabel: string;
  /** null where there is nothing to draw, which leaves a gap. Lines differ by color, by shape of their points, and by dashes. */
  series: readonly { label: string; values: readonly (number | null)[] }[];
}

const height = 336;
const longestInOneLine = 8;
const looks = [
  { tone: 'sign', shape: 'circle' },
  { tone: 'blue', shape: 'diamond' },
  { tone: 'ink-2', shape: 'square' },
] as const satisfies readonly { tone: ChartTone; shape: string }[];

export function LineChart(props: LineChartProps) {
  const { label, categories, categoriesLabel, series, format = String, chosen, onChoose } = props;
  const isPhone = useIsPhone();
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
        xAxis={[
          {
            scaleType: 'band',
            data: [...categories],
            label: categoriesLabel,
            height: 64,
            tickLabelInterval: everyNth(categories.length, isPhone ? 4 : 13),
            valueFormatter: (name: string, { location }) =>
              location === 'tick' ? inLines(name, longestInOneLine) : name,
          },
        ]}
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
