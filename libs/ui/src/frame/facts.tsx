import type { CSSObject } from '@emotion/react';
import styled from '@emotion/styled';
import { Fragment, type ReactNode } from 'react';
import { TIGHT } from '../theme/tokens';

// The label stands above, so that no amount is broken.
const above: CSSObject = {
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 0,
  '& dd': { marginBottom: 10, textAlign: 'left' },
};

const List = styled('dl')({
  display: 'grid',
  // A long label leaves its value half of the line.
  gridTemplateColumns: 'fit-content(50%) minmax(0, 1fr)',
  gap: '12px 16px',
  margin: 0,
  fontSize: 15,
  '& dt': { color: 'var(--ink-2)', overflowWrap: 'anywhere' },
  '& dd': { margin: 0, textAlign: 'right', fontWeight: 600, overflowWrap: 'anywhere' },
  '&[data-above]': above,
  [TIGHT]: above,
});

export interface Fact {
  label: string;
  /** Nothing (null, undefined, '') leaves the pair out. */
  value: ReactNode;
}

interface FactsProps {
  facts: Fact[];
  /** For long labels and values: each label above its value at every width. */
  isStacked?: boolean;
}

export function Facts({ facts, isStacked }: FactsProps) {
  return (
    <List data-above={isStacked || undefined}>
      {facts.map(({ label, value }) =>
        value === null || value === undefined || value === '' ? null : (
          <Fragment key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </Fragment>
        ),
      )}
    </List>
  );
}
