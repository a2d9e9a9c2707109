import { ComboField } from '@overland/ui/forms';
import { useSession } from '@overland/web';
import { usePeople } from '../owner/use-people';

interface PersonFieldProps {
  name: string;
  label: string;
  /** Null for the provider's staff alone. */
  portalId: string | null;
  /** Who has it now, and is not offered. */
  without?: string | null | undefined;
}

/** Somebody who may open what is of this company. */
export function PersonField({ name, label, portalId, without }: PersonFieldProps) {
  const people = usePeople(portalId);
  const userId = useSession((state) => state.userId);
  const choices = (people.data ?? []).filter(({ _id, isArchived }) => !isArchived && _id !== without);
  return (
    <ComboField
      name={name}
      label={label}
      options={choices.map((person) => ({
        value: person._id,
        label: person._id === userId ? `${person.name} (you)` : person.name,
      }))}
      hint={people.error ? people.error.message : undefined}
      noMatch={people.isPending ? 'Looking up who there is…' : 'Nobody here has this name.'}
      autoFocus
    />
  );
}
