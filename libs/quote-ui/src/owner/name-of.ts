import type { PersonName } from '@overland/contracts';

export const nameOf = ({ name, isArchived }: Pick<PersonName, 'name' | 'isArchived'>): string =>
  isArchived ? `${name} (archived)` : name;
