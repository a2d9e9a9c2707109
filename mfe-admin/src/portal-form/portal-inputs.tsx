import { EmailField, PhoneField, SwitchField, TextField, type TextFieldProps } from '@overland/ui/forms';
import { formatText, Marked } from '../editing/stored-values';

type InputProps = Pick<
  TextFieldProps,
  'name' | 'label' | 'autoComplete' | 'maxLength' | 'inputMode' | 'placeholder'
> & {
  hint?: string;
};

/** A line of text that shows what it was. */
export function TextRow({ hint: help, ...props }: InputProps) {
  return (
    <Marked name={props.name} format={formatText} hint={help}>
      {(hint) => <TextField autoComplete="off" {...props} hint={hint} />}
    </Marked>
  );
}

export function PhoneRow({ hint: help, ...props }: InputProps) {
  return (
    <Marked name={props.name} format={formatText} hint={help}>
      {(hint) => <PhoneField autoComplete="off" {...props} hint={hint} />}
    </Marked>
  );
}

export function EmailRow({ hint: help, ...props }: InputProps) {
  return (
    <Marked name={props.name} format={formatText} hint={help}>
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

export function SwitchRows({ labels }: { labels: Readonly<Record<string, string>> }) {
  return Object.entries(labels).map(([name, label]) => <SwitchRow key={name} name={name} label={label} />);
}
