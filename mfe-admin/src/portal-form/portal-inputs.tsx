import { EmailField, PhoneField, SwitchField } from '@overland/ui/forms';
import { formatText, Marked, withMark } from '../editing/stored-values';

export const PhoneRow = withMark(PhoneField, formatText, { autoComplete: 'off' });
export const EmailRow = withMark(EmailField, formatText, { autoComplete: 'off' });

interface SwitchRowProps {
  name: string;
  label: string;
  hint?: string;
  onPick?: (isOn: boolean) => void;
  isAlwaysOn?: boolean;
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
