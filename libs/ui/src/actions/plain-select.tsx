import styled from '@emotion/styled';
import InputBase from '@mui/material/InputBase';
import NativeSelect from '@mui/material/NativeSelect';
import { ChevronIcon } from '../icons/icons';

const Root = styled(InputBase)({
  font: 'inherit',
  color: 'inherit',
  letterSpacing: 'normal',
  '& select.MuiNativeSelect-select': {
    height: 'auto',
    padding: '0 24px 0 0',
    textOverflow: 'ellipsis',
    '&:focus': { background: 'none' },
  },
  '& .MuiNativeSelect-icon': {
    top: 0,
    bottom: 0,
    display: 'grid',
    alignContent: 'center',
    color: 'inherit',
  },
});

const Arrow = ({ className }: { className?: string }) => (
  <span className={className}>
    <ChevronIcon size={14} />
  </span>
);

export interface PlainSelectProps {
  value: string;
  options: readonly { value: string; label: string }[];
  onChange: (value: string) => void;
  /** For the `label` of it; or an `aria-label` where there is none. */
  id?: string;
  'aria-label'?: string;
  className?: string;
}

/** A choice out of a list, without a form and without a box of its own: "Sort by", "View as". The list is the browser's. */
export function PlainSelect({ value, options, onChange, className, ...named }: PlainSelectProps) {
  return (
    <NativeSelect
      className={className}
      input={<Root />}
      IconComponent={Arrow}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      inputProps={named}
    >
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </NativeSelect>
  );
}
