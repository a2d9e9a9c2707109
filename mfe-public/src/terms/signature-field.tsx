import { t } from '@overland/i18n';
import { Note, styled, TextButton } from '@overland/ui';
import { ChoiceField, useField, useWatch } from '@overland/ui/forms';
import { SignatureBox, SignaturePad } from './signature-pad';
import { mostStrokes, type Stroke } from './strokes';

const Field = styled('div')({
  display: 'grid',
  gap: 6,
  maxWidth: 500,
  // The label and its two choices in one line.
  '& > .MuiFormControl-root': {
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 16,
    '& > :first-of-type': { margin: 0 },
    '& [role=radiogroup]': { flex: 'none', width: 160 },
  },
});
const Foot = styled('div')({
  display: 'flex',
  justifyContent: 'space-between',
  gap: 16,
  minHeight: 32,
  '& button': { fontSize: 14, alignSelf: 'start', padding: 0 },
});
const Wrong = styled(Note)({ color: 'var(--stop)', '&:focus': { outline: 'none' } });
const Typed = styled(SignatureBox)({
  display: 'grid',
  alignItems: 'center',
  padding: '0 24px',
  fontFamily: "'Snell Roundhand', 'Segoe Script', 'Bradley Hand', 'Comic Sans MS', cursive",
  fontSize: 30,
  fontStyle: 'italic',
  lineHeight: 1.2,
  overflowWrap: 'anywhere',
});

/** The signature, drawn or typed: whoever has no pointer types it. What was drawn stays while Type is chosen. */
export function SignatureField() {
  const [kind = 'drawn', fullName = ''] = useWatch({ name: ['kind', 'fullName'] });
  const kinds = [
    { value: 'drawn', label: t('Draw') },
    { value: 'typed', label: t('Type') },
  ];
  return (
    <Field>
      <ChoiceField name="kind" label={t('Your signature')} options={kinds} />
      {kind === 'typed' ? (
        <>
          <Typed>{fullName}</Typed>
          <Note>{t('Your full name stands as your signature.')}</Note>
        </>
      ) : (
        <DrawnSignature />
      )}
    </Field>
  );
}

function DrawnSignature() {
  const { field, error, isSubmitting } = useField('strokes');
  const strokes: readonly Stroke[] = field.value;
  const hint =
    strokes.length >= mostStrokes
      ? t('No more lines fit. Clear to sign again.')
      : t('With a finger, a pen or the mouse');
  return (
    <>
      <SignaturePad
        strokes={strokes}
        isWrong={error !== undefined}
        disabled={isSubmitting}
        onDraw={(stroke) => field.onChange([...strokes, stroke])}
      />
      <Foot>
        {error === undefined ? (
          <Note>{hint}</Note>
        ) : (
          <Wrong role="alert" tabIndex={-1} data-form-error>
            {error}
          </Wrong>
        )}
        {strokes.length > 0 && <TextButton onClick={() => field.onChange([])}>{t('Clear')}</TextButton>}
      </Foot>
    </>
  );
}
