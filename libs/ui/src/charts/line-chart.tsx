import styled from '@emotion/styled';
import { LineChart as MuiLineChart } from '@mui/x-charts/LineChart';
import { ChartFrame, type ChartTone, colorOf } from './chart-frame';
import { ChosenBand } from './chosen-band';

export interface LineChartProps {
  /** Says what is drawn; the numbers themselves are in the table beside it. */
  label: string;
  /** From left to right, each once. */
  categories: readonly string[];
  /** Under the categories: "Miles". */
  categoriesLabel?: string;
  /** null where there is nothing to draw. Lines differ by color, by shape of their points, and by dashes. */
  series: readonly { label: string; values: readonly (number | null)[] }[];
  format?: (value: number) => string;
  height?: number;
  /** Place of the category that is marked. */
  chosen?: number | undefined;
  /** A category was clicked. The keyboard chooses in the table beside it. */
  onChoose?: (index: number) => void;
}

const looks = [
  { tone: 'sign', shape: 'circle' },
  { tone: 'blue', shape: 'diamond' },
  { tone: 'ink-2', shape: 'square' },
] as const satisfies readonly { tone: ChartTone; shape: string }[];

const Lines = styled(ChartFrame)({
  '& .MuiLineChart-line': { strokeWidth: 3 },
  '& [data-series^=blue].MuiLineChart-line': { strokeDasharray: '7 5' },
  '& [data-series^=ink].MuiLineChart-line': { strokeDasharray: '2 5' },
  '& .MuiLineChart-mark': { fill: 'var(--paper)', strokeWidth: 3 },
});

/** How numbers go along a row of categories, drawn. */
export function LineChart(props: LineChartProps) {
  const { label, categories, categoriesLabel, series, format = String, height = 320, onChoose } = props;
  const write = (value: number | null) => (value === null ? '' : format(value));
  const chosen = props.chosen === undefined ? undefined : categories[props.chosen];
  return (
    <Lines
      role="img"
      aria-label={label}
      style={{ minHeight: height }}
      data-choosable={onChoose ? true : undefined}
    >
      <MuiLineChart
        height={height}
        grid={{ horizontal: true }}
        hideLegend={series.length < 2}
        xAxis={[{ scaleType: 'band', data: [...categories], label: categoriesLabel, height: 48 }]}
        yAxis={[{ valueFormatter: format, width: 64, min: 0 }]}
        series={series.map(({ label: name, values }, index) => {
          const { tone, shape } = looks[index % looks.length] ?? looks[0];
          return {
            id: `${tone}-${index}`,
            label: name,
            data: [...values],
            color: colorOf(tone),
            shape,
            curve: 'linear',
            connectNulls: true,
            showMark: true,
            valueFormatter: write,
          };
        })}
        {...(onChoose && { onAxisClick: (_event, data) => data && onChoose(data.dataIndex) })}
        skipAnimation
      >
        {chosen !== undefined && <ChosenBand category={chosen} isHorizontal={false} />}
      </MuiLineChart>
    </Lines>
  );
}
