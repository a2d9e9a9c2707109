import { forgetAllInTab } from './kept-in-tab';
import { useSession } from './session-store';

const prefix = 'of-';
const prefixOf = (userId: string | null) => `${prefix}${userId}-`;

/**
 * The name of what the person who is signed in keeps in this tab. It is there again after the session has ended and the
 * same person signs in; it goes when they sign out, and when somebody else signs in.
 */
export const keptOfPerson = (name: string): string => `${prefixOf(useSession.getState().userId)}${name}`;

useSession.subscribe(({ token, userId, leftOnPurpose }) => {
  if (token !== null) forgetAllInTab((name) => name.startsWith(prefix) && !name.startsWith(prefixOf(userId)));
  else if (leftOnPurpose) forgetAllInTab((name) => name.startsWith(prefix));
});
