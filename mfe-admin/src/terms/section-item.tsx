import type { Language } from '@overland/i18n';
import { Button, ChevronIcon, IconButton, styled } from '@overland/ui';
import { TextAreaField, TextField } from '@overland/ui/forms';

const Item = styled('li')({
  display: 'grid',
  gap: 12,
  padding: '18px 0',
  '& + &': { borderTop: '1px solid var(--line)' },
  '&:first-of-type': { paddingTop: 0 },
  // As high as its text where the browser can, so that a section is read whole; else five lines. MUI writes a height of
  // its own, from a hidden copy of the field.
  '& textarea:not([aria-hidden])': {
    fieldSizing: 'content',
    height: 'auto !important',
    minHeight: 104,
    maxHeight: '60dvh',
  },
});
const Head = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  '& b': { marginRight: 'auto', fontWeight: 600 },
  '& [aria-disabled=true]': { opacity: 0.4, cursor: 'default' },
});
const Up = styled('span')({ display: 'grid', transform: 'rotate(180deg)' });

export type Direction = 'up' | 'down';

interface SectionItemProps {
  /** Path of the text in the form. */
  of: string;
  language: Language;
  at: number;
  count: number;
  title: string;
  onMove: (direction: Direction) => void;
  onRemove: (button: HTMLElement) => void;
}

export function SectionItem({ of, language, at, count, title, onMove, onRemove }: SectionItemProps) {
  const number = at + 1;
  const name = title.trim() || `section ${number}`;
  return (
    <Item>
      <Head>
        <b>Section {number}</b>
        <IconButton
          label={`Move ${name} up`}
          data-moves="up"
          aria-disabled={at === 0 || undefined}
          onClick={() => onMove('up')}
        >
          <Up>
            <ChevronIcon />
          </Up>
        </IconButton>
        <IconButton
          label={`Move ${name} down`}
          data-moves="down"
          aria-disabled={number === count || undefined}
          onClick={() => onMove('down')}
        >
          <ChevronIcon />
        </IconButton>
        <Button
          variant="stop"
          size="small"
          aria-label={`Remove ${name}`}
          onClick={(event) => onRemove(event.currentTarget)}
        >
          Remove
        </Button>
      </Head>
      <TextField
        name={`${of}.${at}.title`}
        label="Title"
        lang={language}
        maxLength={120}
        autoComplete="off"
      />
      <TextAreaField name={`${of}.${at}.text`} label="Text" lang={language} rows={5} maxLength={5000} />
    </Item>
  );
}
