import type { CSSObject } from '@emotion/react';
import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { PlainOrderedList } from '../frame/plain-list';
import { PHONE } from '../theme/tokens';

const List = styled(PlainOrderedList)({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '1fr',
  [PHONE]: { gridAutoFlow: 'row' },
});

type State = 'done' | 'now' | 'next';

/** Under each other, with the line at the left. */
const stopOnPhone = (state: State): CSSObject => ({
  textAlign: 'left',
  padding: '0 0 18px 36px',
  '&&::before': {
    left: 9,
    right: 'auto',
    width: 6,
    height: 'auto',
    top: 8,
    bottom: -8,
    background: state === 'done' ? 'var(--sign)' : 'var(--line)',
  },
  '&:last-of-type': { paddingBottom: 0 },
  '&:last-of-type::before': { display: 'none' },
  '&::after': { left: 2 },
});

const Stop = styled('li', { shouldForwardProp: (prop) => prop !== 'state' })<{ state: State }>(
  ({ state }) => ({
    position: 'relative',
    paddingTop: 34,
    textAlign: 'center',
    fontSize: 14,
    '&::before': {
      content: '""',
      position: 'absolute',
      top: 9,
      left: 0,
      right: 0,
      height: 6,
      background: {
        done: 'var(--sign)',
        now: 'linear-gradient(90deg, var(--sign) 50%, var(--line) 50%)',
        next: 'var(--line)',
      }[state],
    },
    // Of the first stop's line only the half that leads on is shown.
    '&:first-of-type::before': { left: '50%', ...(state === 'now' && { background: 'var(--line)' }) },
    '&:last-of-type::before': { right: '50%' },
    '&::after': {
      content: '""',
      position: 'absolute',
      top: 2,
      left: 'calc(50% - 10px)',
      width: 20,
      height: 20,
      borderRadius: '50%',
      background: state === 'now' ? 'var(--sign)' : 'var(--paper)',
      border: `5px solid ${state === 'next' ? 'var(--line)' : 'var(--sign)'}`,
      boxShadow: state === 'now' ? '0 0 0 5px color-mix(in srgb, var(--sign) 25%, transparent)' : 'none',
    },
    '& b': { display: 'block', fontWeight: 600 },
    '& small': { display: 'block', color: 'var(--ink-2)', fontSize: 13 },
    [PHONE]: stopOnPhone(state),
  }),
);

export interface RouteStop {
  label: string;
  /** When, or when expected: "Nov 19, 10:12 AM". */
  note?: ReactNode;
}

/** An order's way as a route diagram. `reached`: how many stops are behind or at; the last of them is now. */
export function RouteLine({ stops, reached }: { stops: RouteStop[]; reached: number }) {
  const state = (index: number): State =>
    index < reached - 1 || (index === reached - 1 && reached === stops.length)
      ? 'done'
      : index === reached - 1
        ? 'now'
        : 'next';
  return (
    <List>
      {stops.map(({ label, note }, index) => (
        <Stop key={label} state={state(index)} aria-current={index === reached - 1 ? 'step' : undefined}>
          <b>{label}</b>
          {note !== undefined && <small>{note}</small>}
        </Stop>
      ))}
    </List>
  );
}
