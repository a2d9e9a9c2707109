import styled from '@emotion/styled';
import { Fragment, type ReactNode } from 'react';
import { TIGHT } from '../theme/tokens';

const List = styled('dl')({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: '12px 16px',
  margin: 0,
  fontSize: 15,
  '& dt': { color: 'var(--ink-2)' },
  '& dd': { margin: 0, textAlign: 'right', fontWeight: 600, overflowWrap: 'anywhere' },
  // The label stands above, so that no amount is broken.
  [TIGHT]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: 0,
    '& dd': { marginBottom: 10, textAlign: 'left' },
  },
});

export interface Fact {
  label: string;
  /** Nothing (null, undefined, '') leaves the pair out. */
  value: ReactNode;
}

export function Facts({ facts }: { facts: Fact[] }) {
  return (
    <List>
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
