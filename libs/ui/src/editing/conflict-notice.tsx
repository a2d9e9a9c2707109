import styled from '@emotion/styled';
import { type ReactNode, useEffect, useRef } from 'react';
import { type FieldValues, useFormContext, useFormState } from 'react-hook-form';
import { TextButton } from '../actions/button';
import { Note } from '../frame/card';
import { Notice } from '../notices/notice';
import { type Difference, wordsOf } from './merge-versions';
import type { VersionedForm } from './use-versioned-form';

const Body = styled('div')({
  display: 'grid',
  gap: 8,
  fontWeight: 400,
  overflowWrap: 'anywhere',
  outline: 'none',
  '& > b': { fontWeight: 600 },
  '& ul': { margin: 0, paddingLeft: 18, display: 'grid', gap: 4 },
  '& button[aria-pressed=true]': { color: 'inherit', fontWeight: 600, textDecoration: 'none' },
  '& p': { color: 'inherit' },
});

interface ConflictNoticeProps<Stored, Input extends FieldValues, Output> {
  edit: VersionedForm<Stored, Input, Output>;
  /** "this order" */
  what: string;
  /** Who changed it, where that is known. */
  heading?: string;
  /** Further buttons or words. */
  children?: ReactNode;
}

/** What somebody else changed meanwhile, field by field beside what was typed. For use in the form. */
export function ConflictNotice<Stored, Input extends FieldValues, Output>(
  props: ConflictNoticeProps<Stored, Input, Output>,
) {
  const { edit, what, heading = `Somebody else changed ${what} meanwhile.`, children } = props;
  const form = useFormContext<Input, unknown, Output>();
  const { isDirty } = useFormState();
  const body = useRef<HTMLDivElement>(null);
  const { stored } = edit;
  const met = useRef(stored);
  // It may stand out of sight, and saving again would overwrite what it tells.
  useEffect(() => {
    if (met.current !== stored) body.current?.focus();
    met.current = stored;
  }, [stored]);
  if (edit.differences === null) return null;
  return (
    <Notice tone="amber" live>
      <Body ref={body} tabIndex={-1}>
        <b>
          {heading}
          {isDirty && ' Your entries are kept.'}
        </b>
        {edit.differences.length > 0 && (
          <ul>
            {edit.differences.map((one) => (
              <li key={one.label}>
                <Changed difference={one} stored={stored} />
                {one.isConflict && (
                  <Choice difference={one} onChoose={(choice) => edit.choose(one, choice, form)} />
                )}
              </li>
            ))}
          </ul>
        )}
        {isDirty && (
          <Note>
            Save again to keep your entries, or{' '}
            <TextButton onClick={() => void edit.discard(form)}>reload {what}</TextButton> to drop them.
          </Note>
        )}
        {children}
      </Body>
    </Notice>
  );
}

/** "Delivery is now: Omaha, NE. Taken over." */
function Changed<Stored>({ difference, stored }: { difference: Difference<Stored>; stored: Stored }) {
  const { label, mine, isConflict } = difference;
  const [theirs, own] = [wordsOf(difference, difference.theirs, stored), wordsOf(difference, mine, stored)];
  return (
    <>
      <span>{theirs === null ? `${label} was changed.` : sentence(`${label} is now: ${theirs}`)}</span>{' '}
      {!isConflict && 'Taken over.'}
      {isConflict && own !== null && sentence(`You entered: ${own}`)}{' '}
    </>
  );
}

const sentence = (text: string) => (/[.!?]$/.test(text) ? text : `${text}.`);

interface ChoiceProps {
  difference: { label: string; choice: 'mine' | 'theirs' };
  onChoose: (choice: 'mine' | 'theirs') => void;
}

function Choice({ difference: { label, choice }, onChoose }: ChoiceProps) {
  return (['theirs', 'mine'] as const).map((one) => (
    <span key={one}>
      {' '}
      <TextButton
        aria-pressed={choice === one}
        aria-label={`${one === 'mine' ? 'Keep mine' : 'Use theirs'} for ${label}`}
        onClick={() => onChoose(one)}
      >
        {one === 'mine' ? 'Keep mine' : 'Use theirs'}
      </TextButton>
    </span>
  ));
}
