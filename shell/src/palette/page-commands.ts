import { judgePage, type Page, type PageCommand, type Visitor } from '@overland/federation';

/** What a command is about: an order or quote whose number is typed, or nothing but its page. */
type About = 'order' | 'quote' | null;

export interface OfferedCommand extends PageCommand {
  path: string;
  about: About;
}

interface Viewer extends Visitor {
  viewedPortalId: string | null;
}

const aboutOf: Readonly<Record<string, About>> = { ':orderId': 'order', ':quoteId': 'quote' };

/** The commands of the pages that this visitor may open now. */
export function commandsFor(pages: Iterable<Page>, viewer: Viewer): OfferedCommand[] {
  return [...pages].flatMap(({ path, access, sidebar, commands = [] }) => {
    const isHidden = sidebar?.onlyWhileViewingAll === true && viewer.viewedPortalId !== null;
    const parameter = /:\w+/.exec(path)?.[0];
    const about = parameter === undefined ? null : aboutOf[parameter];
    if (isHidden || about === undefined || judgePage(access, {}, viewer) !== 'open') return [];
    return commands
      .filter(({ roles }) => roles === undefined || (viewer.role !== null && roles.includes(viewer.role)))
      .map((command) => ({ ...command, path, about }));
  });
}

/** "mark paid #10234" as its words and its number; '' where there is none. */
export function readCommand(text: string): { words: string; number: string } {
  const words = text.trim().toLowerCase().split(/\s+/);
  const last = words.at(-1)?.replace('#', '') ?? '';
  const hasNumber = words.length > 1 && /^\d+$/.test(last);
  return { words: words.slice(0, hasNumber ? -1 : undefined).join(' '), number: hasNumber ? last : '' };
}

/** Each of the words begins one of the command's own. */
export function isNamed({ label, also = '' }: Pick<PageCommand, 'label' | 'also'>, words: string): boolean {
  const own = `${label} ${also}`.toLowerCase().split(/\s+/);
  const typed = words.split(/\s+/).filter((word) => word !== '');
  return words.length >= 2 && typed.every((word) => own.some((one) => one.startsWith(word)));
}

export function addressOf({ path, query }: OfferedCommand, id = ''): string {
  const address = path.replace(/:\w+/, id);
  return query === undefined ? address : `${address}?${query}`;
}
