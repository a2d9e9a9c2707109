import styled from '@emotion/styled';

/** Colors and sizes of a chart's axes, lines and words. */
export const ChartFrame = styled('div')({
  '&& .MuiChartsAxis-root .MuiChartsAxis-line, && .MuiChartsAxis-root .MuiChartsAxis-tick': {
    stroke: 'var(--field)',
  },
  '&& .MuiChartsAxis-root .MuiChartsAxis-tickLabel': { fill: 'var(--ink-2)', fontSize: 13 },
  '&& .MuiChartsAxis-root .MuiChartsAxis-label': { fill: 'var(--ink-2)', fontSize: 13 },
  '& .MuiChartsGrid-line': { stroke: 'var(--line)' },
  '& .MuiBarChart-label': { fill: 'var(--ink)', fontSize: 13, fontWeight: 800 },
  // What is compared with is pale with an edge, so that it is told apart without its color.
  '& [data-series^=then] .MuiBarChart-element': { stroke: 'var(--field)' },
  '&[data-choosable] svg': { cursor: 'pointer' },
});

/** `then`: what others are compared with. */
export type ChartTone = 'sign' | 'amber' | 'blue' | 'ink-2' | 'then';

export const colorOf = (tone: ChartTone): string => (tone === 'then' ? 'var(--tint)' : `var(--${tone})`);
