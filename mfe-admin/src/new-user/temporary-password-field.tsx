import { Button, styled } from '@overland/ui';
import { TextField, useFormContext } from '@overland/ui/forms';
import { useNotices } from '@overland/web';
import { makeTemporaryPassword } from './temporary-password';

const Line = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 12 });

/** Made for the administrator, who may make another one or type one. */
export function TemporaryPasswordField() {
  const { setValue, getValues } = useFormContext<{ password: string }>();
  const notify = useNotices((state) => state.notify);
  const makeAnother = () =>
    setValue('password', makeTemporaryPassword(), { shouldDirty: true, shouldValidate: true });
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(getValues('password'));
      notify('success', 'The temporary password was copied.');
    } catch {
      notify('error', 'It could not be copied. Please select it and copy it yourself.');
    }
  };
  return (
    <div>
      <TextField
        name="password"
        label="Temporary password"
        autoComplete="off"
        hint="It works for 72 hours and is changed at the first sign-in. The email does not contain it."
      />
      <Line>
        <Button size="small" onClick={makeAnother}>
          Make Another
        </Button>
        <Button size="small" onClick={() => void copy()}>
          Copy
        </Button>
      </Line>
    </div>
  );
}
