import type { Report, ReportName, ReportRow } from '@overland/contracts';
import { formatCount, formatDayShort, formatMoney, useIsPhone } from '@overland/ui';
import { BarChart, LineChart } from '../charts';
import { areNamed, drawnRows } from './drawn-rows';
import { splitsOf } from './splits';

const mostWrittenBars = 16;

interface ReportChartProps {
  label: string;
  kind: ReportName;
  report: Report;
  /** What it is compared with, in words; null for nothing. */
  before: string | null;
  chosenKey: string | undefined;
  onChoose: (row: ReportRow) => void;
}

const dollars = (amount: number) => formatMoney(Math.round(amount));

export function ReportChart(props: ReportChartProps) {
  return props.kind === 'avgCostByDistance' ? <CostByDistance {...props} /> : <Bars {...props} />;
}

function CostByDistance({ label, report: { rows }, chosenKey, onChoose }: ReportChartProps) {
  return (
    <LineChart
      label={label}
      categories={rows.map((row) => row.label)}
      categoriesLabel="Miles"
      series={splitsOf(rows).map(({ kind, name }) => ({
        label: name,
        values: rows.map(({ split }) => split?.[kind].pricePerVehicle ?? null),
      }))}
      format={dollars}
      chosen={placeOf(rows, chosenKey)}
      onChoose={(index) => choose(rows[index], onChoose)}
    />
  );
}

/** Months and weeks stand beside each other; names, which are longer, under each other. */
function Bars({ label, kind, report, before, chosenKey, onChoose }: ReportChartProps) {
  const isPhone = useIsPhone();
  const isNamed = areNamed(report.by);
  const rows = drawnRows(report);
  const isCost = kind !== 'orderVolume';
  const numberOf = (figures: ReportRow['compared']) =>
    (isCost ? figures?.pricePerVehicle : figures?.orders) ?? 0;
  const now = rows.map((row) => numberOf(row.figures));
  const then = rows.map((row) => numberOf(row.compared));
  return (
    <BarChart
      label={label}
      categories={rows.map((row) => (report.by === 'week' ? formatDayShort(row.key) : row.label))}
      series={
        before === null
          ? [{ label: isCost ? 'Price per vehicle' : 'Orders', values: now, tone: 'sign' }]
          : [
              { label: before, values: then, tone: 'then' },
              { label: 'This period', values: now, tone: 'sign' },
            ]
      }
      format={isCost ? dollars : formatCount}
      isHorizontal={isNamed}
      namesWidth={isPhone ? 110 : 190}
      height={isNamed ? 80 + rows.length * 44 : 300}
      showsValues={rows.length <= (isPhone ? 4 : mostWrittenBars)}
      chosen={placeOf(rows, chosenKey)}
      onChoose={(index) => choose(rows[index], onChoose)}
    />
  );
}

function placeOf(rows: readonly ReportRow[], key: string | undefined): number | undefined {
  const place = rows.findIndex((row) => row.key === key);
  return place === -1 ? undefined : place;
}

function choose(row: ReportRow | undefined, onChoose: (row: ReportRow) => void): void {
  if (row) onChoose(row);
}
