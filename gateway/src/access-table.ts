import {
  confirmationMinutes,
  type Endpoint,
  isAllowed,
  type Role,
  roles,
  type Session,
} from '@overland/contracts';

/** The kinds of callers. The last three carry a token that is not, or no longer, valid. */
export const callers = [
  'anonymous',
  'User',
  'Admin',
  'MCAdmin',
  'super MCAdmin',
  'forged token',
  'expired token',
  'revoked token',
] as const;
export type Caller = (typeof callers)[number];

/** How the gateway answers a caller: admitted, or refused with this status. */
export type Verdict = 'yes' | '401' | '403' | '404';

const isRole = (caller: Caller): caller is Role => roles.some((role) => role === caller);

function sessionOf(caller: Caller): Pick<Session, 'role' | 'isSuperAdmin'> | null {
  if (isRole(caller)) return { role: caller, isSuperAdmin: false };
  return caller === 'super MCAdmin' ? { role: 'MCAdmin', isSuperAdmin: true } : null;
}

export function verdictFor({ access }: Endpoint, caller: Caller): Verdict {
  if (access === 'service') return '404';
  if (access === 'public') return 'yes';
  const session = sessionOf(caller);
  if (!session) return '401';
  return isAllowed(access, session) ? 'yes' : '403';
}

const intro = `# Who may call what

Made from the contract table by \`npm run access-table -w gateway\`; a test compares it with the running gateway.
"yes" is let in by the gateway, and the service then looks at whose data it is. 404: not reachable from outside.
A refused token does not matter to a public call: it is as if none had been sent.
Beside these the gateway answers \`/health/live\`, \`/health/ready\`, the files of the sites, \`/remotes.json\` and, on
the staff site only, \`/api/docs\`. The public site answers the public calls only.
`;

const askingAgain = `## Which ask for the password again

After ${confirmationMinutes} minutes they answer \`confirmationRequired\` (403), until \`POST /account/confirmation\` has taken the password.
`;

const withoutSecondStep = `## Which a missing second step leaves open

Where the company requires one, all others answer \`secondStepRequired\` (403) until the person has set it up.
`;

const routeOf = ({ method, path }: Endpoint) => `${method} ${path}`;

/** The checked-in `docs/access.md`: routes × who, and the routes that ask for more or less than a session. */
export function accessTable(endpoints: readonly Endpoint[]): string {
  const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const rows = endpoints.map((endpoint) =>
    row([routeOf(endpoint), ...callers.map((caller) => verdictFor(endpoint, caller))]),
  );
  const head = [row(['Route', ...callers]), row(['---', ...callers.map(() => '---')])];
  const listed = (title: string, found: readonly Endpoint[]) =>
    `${title}\n${found.map((endpoint) => `- ${routeOf(endpoint)}`).join('\n')}\n`;
  return [
    `${intro}\n${[...head, ...rows].join('\n')}\n`,
    listed(
      askingAgain,
      endpoints.filter(({ confirmed }) => confirmed),
    ),
    listed(
      withoutSecondStep,
      endpoints.filter((endpoint) => endpoint.withoutSecondStep),
    ),
  ].join('\n');
}
