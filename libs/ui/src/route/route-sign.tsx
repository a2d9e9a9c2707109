import styled from '@emotion/styled';
import { placeName } from '@overland/contracts';
import { formatMiles } from '@overland/contracts/format';
import { t } from '@overland/i18n';
import type { ReactNode } from 'react';
import { Unseen } from '../frame/unseen';
import { ArrowIcon } from '../icons/icons';
import { PHONE } from '../theme/tokens';

export const panelLine = 'color-mix(in srgb, var(--panel-ink) 92%, transparent)';

const TabRow = styled('div')({
  display: 'flex',
  // With large text the status stands above the tab, which stays on the sign; so the lines begin at the bottom.
  flexWrap: 'wrap-reverse',
  justifyContent: 'space-between',
  alignItems: 'flex-start',
  gap: '0 8px',
  padding: '0 18px',
  marginBottom: -6,
  position: 'relative',
  zIndex: 1,
});

const Exit = styled('span')({
  background: 'var(--panel)',
  color: 'var(--panel-ink)',
  borderRadius: '10px 10px 0 0',
  padding: '8px 16px 10px',
  boxShadow: `inset 0 0 0 3px var(--panel), inset 0 0 0 5px ${panelLine}`,
  fontWeight: 800,
  fontSize: 14,
  lineHeight: 1.5,
  letterSpacing: '.04em',
  whiteSpace: 'nowrap',
});

const Status = styled('span')({ paddingBottom: 12, marginLeft: 'auto' });

export const SignPanel = styled('div')({
  position: 'relative',
  background: 'var(--panel)',
  color: 'var(--panel-ink)',
  borderRadius: 14,
  padding: '26px 30px',
  boxShadow: `inset 0 0 0 4px var(--panel), inset 0 0 0 6px ${panelLine}`,
  [PHONE]: { padding: '20px 22px' },
});

const Body = styled(SignPanel)({ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: '14px 28px' });

const Heading = styled('h1')({
  fontSize: 34,
  lineHeight: 1.15,
  fontWeight: 800,
  letterSpacing: '-.01em',
  '& svg': { margin: '0 12px', verticalAlign: '-.06em', opacity: 0.9 },
  '& > span': { display: 'inline-block', maxWidth: '100%' },
  [PHONE]: { fontSize: 23, '& svg': { margin: '0 5px', width: 18, height: 18 } },
});

const Side = styled('div')({
  marginLeft: 'auto',
  textAlign: 'right',
  fontSize: 34,
  fontWeight: 800,
  lineHeight: 1,
  whiteSpace: 'nowrap',
  '& small': { display: 'block', fontSize: 14, fontWeight: 600, opacity: 0.92, marginTop: 8 },
  [PHONE]: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    gap: '4px 8px',
    marginLeft: 0,
    textAlign: 'left',
    fontSize: 20,
    '& small': { marginTop: 0, lineHeight: 1.2, whiteSpace: 'normal' },
  },
});

export interface RouteSignProps {
  /** On the exit tab: "QUOTE: #10234". */
  number?: string;
  from: string;
  to: string;
  miles?: number;
  /** Under the miles: "4 – 6 days on the road". */
  sub?: ReactNode;
  /** At the right above the panel: a `StatusChip`. */
  status?: ReactNode;
  /** 1 where the sign is the heading of the page. */
  level?: 1 | 2;
}

/** The guide sign that heads a quote and an order. Where a route is named, nowhere else. */
export function RouteSign({ number, from, to, miles, sub, status, level = 1 }: RouteSignProps) {
  return (
    <div>
      {(number !== undefined || status !== undefined) && (
        <TabRow>
          {number !== undefined && <Exit>{number}</Exit>}
          {status !== undefined && <Status>{status}</Status>}
        </TabRow>
      )}
      <Body>
        <Heading as={level === 1 ? 'h1' : 'h2'} tabIndex={-1}>
          <span>{placeName(from)}</span>
          <span>
            <ArrowIcon size={28} />
            <Unseen> {t('to')} </Unseen>
            {placeName(to)}
          </span>
        </Heading>
        {(miles !== undefined || sub !== undefined) && (
          <Side>
            {miles !== undefined && formatMiles(miles)}
            {sub !== undefined && <small>{sub}</small>}
          </Side>
        )}
      </Body>
    </div>
  );
}

const Arrow = styled('span')({
  color: 'var(--ink-2)',
  padding: '0 6px',
  '& svg': { verticalAlign: '-.1em' },
});

export function RouteText({ from, to }: { from: string; to: string }) {
  return (
    <span>
      {placeName(from)}
      <Arrow>
        <ArrowIcon size={13} />
        <Unseen> {t('to')} </Unseen>
      </Arrow>
      {placeName(to)}
    </span>
  );
}
