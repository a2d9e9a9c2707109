import styled from '@emotion/styled';
import type { ReactNode } from 'react';

export interface ChartProps {
  /** Says what is drawn; the numbers themselves are in the table beside it. */
  label: string;
  /** What stands along the axis, in order, each once. */
  categories: readonly string[];
  /** Of the axis and on hover. */
  format?: (value: number) => string;
  /** Place of the category that is marked. */
  chosen?: number | undefined;
  /** A category was clicked. The keyboard chooses in the table beside it. */
  onChoose?: ((index: number) => void) | undefined;
}

/** Colors and sizes of a chart's axes, lines and words. */
const Frame = styled('div')({
  '&& text, && .MuiChartsLegend-root': { fontFamily: 'inherit' },
  '&& .MuiChartsLegend-label': { fontFamily: 'inherit', fontSize: 13 },
  '&& .MuiChartsAxis-root .MuiChartsAxis-line, && .MuiChartsAxis-root .MuiChartsAxis-tick': {
    stroke: 'var(--field)',
  },
  '&& .MuiChartsAxis-root .MuiChartsAxis-tickLabel': { fill: 'var(--ink-2)', fontSize: 13 },
  '&& .MuiChartsAxis-root .MuiChartsAxis-label': { fill: 'var(--ink-2)', fontSize: 13 },
  '& .MuiChartsGrid-line': { stroke: 'var(--line)' },
  '& .MuiBarChart-label': { fill: 'var(--ink)', fontSize: 13, fontWeight: 800 },
  // What is compared with is pale with an edge, so that it is told apart without its color.
  '& [data-series^=then] .MuiBarChart-element': { stroke: 'var(--field)' },
  '& .MuiLineChart-line': { strokeWidth: 3 },
  '& [data-series^=blue].MuiLineChart-line': { strokeDasharray: '7 5' },
  '& [data-series^=ink].MuiLineChart-line': { strokeDasharray: '2 5' },
  '& .MuiLineChart-mark': { fill: 'var(--paper)', strokeWidth: 3 },
  '&[data-choosable] svg': { cursor: 'pointer' },
});

interface ChartFrameProps extends Pick<ChartProps, 'label' | 'onChoose'> {
  height: number;
  children: ReactNode;
}

/** Around every chart, which is one picture to a screen reader. */
export function ChartFrame({ label, height, onChoose, children }: ChartFrameProps) {
  return (
    <Frame
      role="img"
      aria-label={label}
      style={{ minHeight: height }}
      data-choosable={onChoose ? true : undefined}
    >
      {children}
    </Frame>
  );
}

/** `then`: what others are compared with. */
export type ChartTone = 'sign' | 'blue' | 'ink-2' | 'then';

export const colorOf = (tone: ChartTone): string =>
  tone === 'then' ? 'color-mix(in srgb, var(--field) 40%, transparent)' : `var(--${tone})`;

/** Writes a number on hover; nothing where there is none. */
export const writeWith =
  (format: (value: number) => string) =>
  (value: number | null): string =>
    value === null ? '' : format(value);
