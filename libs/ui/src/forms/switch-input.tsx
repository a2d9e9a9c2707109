import styled from '@emotion/styled';
import Switch from '@mui/material/Switch';

/** 36 by 20 pixels, with a line around it that is seen where the track is pale. */
const Small = styled(Switch)({
  width: 36,
  height: 20,
  padding: 0,
  flex: 'none',
  overflow: 'visible',
  '& .MuiSwitch-switchBase': {
    padding: 4,
    color: 'var(--field)',
    '&.Mui-checked': { transform: 'translateX(16px)', color: 'var(--sign-ink)' },
    '&.Mui-focusVisible + .MuiSwitch-track': { outline: '3px solid var(--blue)', outlineOffset: 2 },
  },
  '& .MuiSwitch-thumb': { width: 12, height: 12, boxShadow: 'none' },
  '& .MuiSwitch-track': {
    boxSizing: 'border-box',
    borderRadius: 10,
    border: '1.5px solid var(--field)',
    background: 'var(--paper)',
  },
  '& .Mui-checked + .MuiSwitch-track': { borderColor: 'var(--sign)' },
});

export interface SwitchInputProps {
  /** Read aloud; what is switched stands beside it in words. */
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  disabled?: boolean;
}

export function SwitchInput({ label, checked, onChange, disabled }: SwitchInputProps) {
  return (
    <Small
      checked={checked}
      disabled={disabled}
      onChange={(_event, isOn) => onChange(isOn)}
      slotProps={{ input: { role: 'switch', 'aria-label': label } }}
    />
  );
}
