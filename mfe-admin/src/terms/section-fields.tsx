import type { TermsForm, TermsSection } from '@overland/contracts';
import { englishName, type Language } from '@overland/i18n';
import { Button, PlainOrderedList, Section, styled, TextButton } from '@overland/ui';
import { sameValue } from '@overland/ui/editing';
import { leaveRow, useFieldArray, useWatch } from '@overland/ui/forms';
import { useEffect, useRef, useState } from 'react';
import { type Direction, SectionItem } from './section-item';

const mostSections = 40;

const Removed = styled('p')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 12px' });

export function SectionFields({ language }: { language: Language }) {
  const name = `texts.${language}` as const;
  const { fields, append, insert, move, remove } = useFieldArray<TermsForm, typeof name>({ name });
  const sections: TermsSection[] = useWatch({ name });
  const [removed, setRemoved] = useState<{ at: number; section: TermsSection } | null>(null);
  const list = useRef<HTMLOListElement>(null);
  const focusAfterMove = useFocusAfterMove(list);
  const canUndo = removed !== null && !sections.some((section) => sameValue(section, removed.section));
  const moveBy = (at: number, direction: Direction) => {
    const to = direction === 'up' ? at - 1 : at + 1;
    if (to < 0 || to >= fields.length) return;
    move(at, to);
    focusAfterMove({ at: to, direction });
  };
  const add = (
    <Button
      size="small"
      data-adds-row
      disabled={fields.length >= mostSections}
      onClick={() => append({ title: '', text: '' }, { focusName: `${name}.${fields.length}.title` })}
    >
      Add Section
    </Button>
  );
  return (
    <Section
      title={`Sections in ${englishName(language)}`}
      note="Plain text. An empty line begins a new paragraph."
    >
      <PlainOrderedList ref={list}>
        {fields.map(({ id }, at) => (
          <SectionItem
            key={id}
            of={name}
            language={language}
            at={at}
            count={fields.length}
            title={sections[at]?.title ?? ''}
            onMove={(direction) => moveBy(at, direction)}
            onRemove={(button) => {
              const section = sections[at];
              leaveRow(button);
              remove(at);
              if (section && (section.title !== '' || section.text !== '')) setRemoved({ at, section });
            }}
          />
        ))}
      </PlainOrderedList>
      {add}
      {canUndo && (
        <Removed role="status">
          “{removed.section.title}” was removed.
          <TextButton
            onClick={() => {
              insert(Math.min(removed.at, fields.length), removed.section, {
                focusName: `${name}.${removed.at}.title`,
              });
              setRemoved(null);
            }}
          >
            Undo
          </TextButton>
        </Removed>
      )}
    </Section>
  );
}

/** Gives the focus back to the button after it has moved with its section. */
function useFocusAfterMove(list: { current: HTMLElement | null }) {
  const [moved, setMoved] = useState<{ at: number; direction: Direction } | null>(null);
  useEffect(() => {
    if (moved === null) return;
    const item = list.current?.children[moved.at];
    item?.querySelector<HTMLElement>(`[data-moves=${moved.direction}]`)?.focus();
  }, [moved, list]);
  return setMoved;
}
