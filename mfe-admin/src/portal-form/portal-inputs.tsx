import { EmailField, PhoneField, SwitchField, TextField, type TextFieldProps } from '@overland/ui/forms';
import { formatText, Marked } from '../editing/stored-values';

type InputProps = Pick<TextFieldProps, 'name' | 'label' | 'autoComplete' | 'maxLength' | 'inputMode'>;

/** A line of text that shows what it was. */
export function TextRow(props: InputProps) {
  return (
    <Marked name={props.name} format={formatText}>
      {(hint) => <TextField autoComplete="off" {...props} hint={hint} />}
    </Marked>
  );
}

export function PhoneRow(props: InputProps) {
  return (
    <Marked name={props.name} format={formatText}>
      {(hint) => <PhoneField autoComplete="off" {...props} hint={hint} />}
    </Marked>
  );
}

export function EmailRow(props: InputProps) {
  return (
    <Marked name={props.name} format={formatText}>
      {(hint) => <EmailField autoComplete="off" {...props} hint={hint} />}
    </Marked>
  );
}

interface SwitchRowProps {
  name: string;
  label: string;
  hint?: string;
  onPick?: (isOn: boolean) => void;
}

export function SwitchRow({ hint, ...props }: SwitchRowProps) {
  return (
    <Marked name={props.name} format={(was: boolean) => (was ? 'on' : 'off')} hint={hint}>
      {(words) => <SwitchField {...props} hint={words} />}
    </Marked>
  );
}

/** All switches of a part, by the names of their fields. */
export function SwitchRows({ labels }: { labels: Readonly<Record<string, string>> }) {
  return Object.entries(labels).map(([name, label]) => <SwitchRow key={name} name={name} label={label} />);
}
