import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { type ReactNode, type Ref, useId } from 'react';

export type Choice = string | number | boolean;

export interface RadioInputProps<V extends Choice> {
  label: string;
  /** Beside the label: an `InfoTip`. */
  aside?: ReactNode;
  value: V | undefined;
  options: readonly { value: V; label: ReactNode }[];
  onChange: (value: V) => void;
  hint?: string;
  error?: string;
  name?: string;
  disabled?: boolean;
  onBlur?: () => void;
  inputRef?: Ref<HTMLInputElement>;
  className?: string;
}

// After the choices, so that it is no stop of the keyboard between the field before and these.
const withAside = {
  sx: {
    display: 'grid',
    gridTemplateColumns: 'auto 1fr',
    '& > *': { gridColumn: '1 / -1' },
    '& > .MuiFormLabel-root': { gridArea: '1 / 1' },
    '& > [data-aside]': {
      gridArea: '1 / 2',
      display: 'flex',
      alignItems: 'center',
      height: 20,
      marginLeft: '6px',
    },
  },
};

/** One of a few choices, all of them in view, without a form. Values keep their type. */
export function RadioInput<V extends Choice>(props: RadioInputProps<V>) {
  const { label, aside, value, options, onChange, hint, error, disabled, onBlur, inputRef, className } =
    props;
  const id = useId();
  const isWrong = error !== undefined;
  const help = error ?? hint;
  return (
    <FormControl fullWidth error={isWrong} disabled={disabled} {...(aside !== undefined && withAside)}>
      <FormLabel component="div">
        <span id={`${id}-label`}>{label}</span>
      </FormLabel>
      <RadioGroup
        className={className}
        name={props.name ?? id}
        value={value === undefined ? '' : String(value)}
        onChange={(_event, text) => {
          const chosen = options.find((option) => String(option.value) === text);
          if (chosen) onChange(chosen.value);
        }}
        onBlur={onBlur}
        aria-labelledby={`${id}-label`}
        aria-invalid={isWrong}
        aria-describedby={help === undefined ? undefined : `${id}-help`}
      >
        {options.map((option, index) => (
          <FormControlLabel
            key={String(option.value)}
            value={String(option.value)}
            label={option.label}
            control={
              <Radio
                slotProps={{
                  input: { ...(index === 0 && { ref: inputRef }), 'aria-invalid': isWrong },
                }}
              />
            }
          />
        ))}
      </RadioGroup>
      {help !== undefined && <FormHelperText id={`${id}-help`}>{help}</FormHelperText>}
      {aside !== undefined && <span data-aside>{aside}</span>}
    </FormControl>
  );
}
