import styled from '@emotion/styled';
import { t } from '@overland/i18n';
import { forgetInTab, keepInTab, readKept } from '@overland/web';
import { useState } from 'react';
import { TextButton } from '../actions/button';
import { Note } from '../frame/card';

const Line = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '0 16px',
  '& button': { minHeight: 44 },
});

interface KeptNoteProps {
  text: string;
  action: string;
  onAction: () => void;
}

/** Says what became of what was typed before, with the way back from it. */
export function KeptNote({ text, action, onAction }: KeptNoteProps) {
  return (
    <Line>
      <Note role="status">{text}</Note>
      <TextButton onClick={onAction}>{action}</TextButton>
    </Line>
  );
}

/** A form that finds what was typed before says so, and offers to start over; that can be undone. */
export function useStartOver(as: string) {
  const [round, setRound] = useState(0);
  const [isKept, setKept] = useState(() => readKept(as) !== null);
  const [before, setBefore] = useState<unknown>(null);
  const begin = (next: unknown) => {
    setBefore(readKept(as));
    if (next === null) forgetInTab(as);
    else keepInTab(as, next);
    setKept(next !== null);
    setRound(round + 1);
  };
  const kept = { text: t('Your entries are as you left them.'), action: t('Start Over') };
  const emptied = { text: t('You have started over.'), action: t('Undo') };
  return {
    /** A `key` for the form. */
    round,
    isKept,
    note: isKept ? (
      <KeptNote {...kept} onAction={() => begin(null)} />
    ) : (
      before !== null && <KeptNote {...emptied} onAction={() => begin(before)} />
    ),
  };
}
