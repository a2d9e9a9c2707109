interface Named {
  name: string;
}

const mostShown = 8;

/** What is typed after an @ before the caret, and where that @ stands; null elsewhere, as in an email address. */
function typedMention(text: string, caret: number): { from: number; typed: string } | null {
  const [, typed] = /(?:^|[\s(])@([^@\n]{0,40})$/.exec(text.slice(0, caret)) ?? [];
  return typed === undefined ? null : { from: caret - typed.length - 1, typed: typed.toLowerCase() };
}

/** Of these people those whose name, or a word of it, begins with what is typed after @. */
export function suggestedAt<P extends Named>(text: string, caret: number, people: readonly P[]): P[] {
  const mention = typedMention(text, caret);
  if (!mention) return [];
  const fits = ({ name }: P) => ` ${name.toLowerCase()}`.includes(` ${mention.typed}`);
  return people.filter(fits).slice(0, mostShown);
}

/** The text with this name in place of what is typed after @, and where the caret stands then. */
export function withMention(text: string, caret: number, { name }: Named): { text: string; caret: number } {
  const from = typedMention(text, caret)?.from ?? caret;
  const rest = text.slice(caret);
  const before = `${text.slice(0, from)}@${name}${/^\s/.test(rest) ? '' : ' '}`;
  return { text: before + rest, caret: before.length };
}
