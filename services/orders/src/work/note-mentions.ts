import { mentionedIn, piecesOf } from '@overland/contracts';
import { type Message, saidToStaff } from '@overland/contracts/format';
import type { UserNameEntity } from '@overland/service-kit';
import { mayOpen, namesOf } from '@overland/service-kit';
import type { ActivityEntity } from '../orders/activity.entity.js';

type Note = Pick<ActivityEntity, 'note' | 'staffNote' | 'mentions'>;

interface Mentioning {
  userIds: readonly string[];
  /** Those of them whom the writer knows. */
  people: readonly UserNameEntity[];
  /** Of the order. */
  portalId: string;
}

const toChoose = 'Please choose one of the names that are offered after @.';

/** Why a note may not mention these people; null where it may. Only who may open the order can be told of it. */
export function mentionRefusal(text: string, { userIds, people, portalId }: Mentioning): Message | null {
  const known = new Map(people.map((person) => [person.userId, person]));
  for (const userId of userIds) {
    const person = known.get(userId);
    if (!person) return { message: `Only people who can open this order can be mentioned. ${toChoose}` };
    const name = person.fullName;
    if (!mayOpen(person, portalId)) {
      return saidToStaff(`{name} cannot open this order. ${toChoose}`, { name });
    }
    if (mentionedIn(text, [{ name }]).length === 0) {
      return saidToStaff('Please write @{name} in the note, as this person is called.', { name });
    }
  }
  return null;
}

/** A note as the history keeps it: to the people of the company the provider's staff have no names. */
export function noteWith(text: string, people: readonly UserNameEntity[], portalId: string): Note {
  const mentions = people.map((person) => ({ userId: person.userId, ...namesOf(person, portalId) }));
  const named = mentions.map((mention) => ({ ...mention, name: mention.toStaff }));
  const note = piecesOf(text, named)
    .map((piece) => (piece.person ? `@${piece.person.toCompany}` : piece.text))
    .join('');
  return { note, staffNote: note === text ? null : text, mentions };
}
