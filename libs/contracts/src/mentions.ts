/** The most people that a note may mention. */
export const mostMentions = 20;

const isWord = (character: string | undefined) => character !== undefined && /[\p{L}\p{N}]/u.test(character);

/** A text in its pieces: a name after @ is one of its own, with the person. Of two names that fit the longer one counts. */
export function piecesOf<P extends { name: string }>(
  text: string,
  people: readonly P[],
): { text: string; person: P | null }[] {
  const byLength = [...people].sort((one, other) => other.name.length - one.name.length);
  const pieces: { text: string; person: P | null }[] = [];
  let plainFrom = 0;
  for (let at = text.indexOf('@'); at !== -1; at = text.indexOf('@', at + 1)) {
    const end = ({ name }: P) => at + 1 + name.length;
    const person = byLength.find(
      (one) => one.name !== '' && text.startsWith(one.name, at + 1) && !isWord(text[end(one)]),
    );
    if (!person) continue;
    if (at > plainFrom) pieces.push({ text: text.slice(plainFrom, at), person: null });
    pieces.push({ text: text.slice(at, end(person)), person });
    plainFrom = end(person);
  }
  if (plainFrom < text.length) pieces.push({ text: text.slice(plainFrom), person: null });
  return pieces;
}

/** Of these people those whom the text names after @. */
export const mentionedIn = <P extends { name: string }>(text: string, people: readonly P[]): P[] => {
  const named = new Set(piecesOf(text, people).map(({ person }) => person?.name));
  return people.filter(({ name }) => named.has(name));
};
