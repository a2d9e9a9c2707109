import { isUsableAccent, providerColors } from '@overland/contracts/accent';
import { styled } from '@overland/ui';
import { useField, useFormContext } from '@overland/ui/forms';
import { TextRow } from '../editing/stored-values';

const Line = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 220px)',
  justifyContent: 'start',
  gap: 12,
  alignItems: 'start',
});
const Picker = styled('input')({
  width: 48,
  height: 44,
  // Level with the field, which has its label above.
  marginTop: 28,
  padding: 3,
  border: '1px solid var(--field)',
  borderRadius: 8,
  background: 'var(--paper)',
  cursor: 'pointer',
});

/** The company's color: picked, or typed as `#rrggbb`. The form says when text on it cannot be read. */
export function ColorField({ label }: { label: string }) {
  const { setValue } = useFormContext();
  const { field, isSubmitting } = useField('accentColor');
  const color = String(field.value);
  return (
    <Line>
      <Picker
        type="color"
        aria-label={`Pick the ${label.toLowerCase()}`}
        disabled={isSubmitting}
        value={isUsableAccent(color) ? color : providerColors.light.sign}
        onChange={({ target }) =>
          setValue('accentColor', target.value, { shouldDirty: true, shouldValidate: true })
        }
      />
      <TextRow
        name="accentColor"
        label={label}
        placeholder="#006b4f"
        maxLength={7}
        hint="For buttons and signs. Leave empty for ours."
      />
    </Line>
  );
}
