import path from 'node:path';
import { parseArgs } from 'node:util';

/** What `npm start -- --help` explains; every port and the data folder can be chosen. */
export interface StackOptions {
  sitePort: number;
  publicPort: number;
  inboxPort: number;
  smtpPort: number;
  postgresPort: number;
  dataDir: string;
  demo: boolean;
  /** Gateway, services and workers as processes of their own. */
  split: boolean;
}

const ports = {
  'site-port': { fallback: 8080, what: 'the site' },
  'public-port': { fallback: 8081, what: 'the public site' },
  'inbox-port': { fallback: 8025, what: 'the inbox' },
  'smtp-port': { fallback: 1025, what: 'the inbox’s SMTP server' },
  'postgres-port': { fallback: 54329, what: 'the database' },
} as const;

export const help = `npm start -- [options]

${Object.entries(ports)
  .map(([name, { fallback, what }]) => `  --${`${name} <port>`.padEnd(24)} port of ${what} (${fallback})`)
  .join('\n')}
  --data <folder>            where everything is kept (.data)
  --no-demo                  start empty, without demo data
  --split                    gateway, each service and each worker as a process of its own
  --help                     this text
`;

/** @throws Error with a readable message for an unknown option or a value that is no port. */
export function readOptions(argv: string[], root: string): StackOptions | 'help' {
  const { values } = parseArgs({
    args: argv,
    options: {
      ...Object.fromEntries(Object.keys(ports).map((name) => [name, { type: 'string' as const }])),
      data: { type: 'string', default: path.join(root, '.data') },
      'no-demo': { type: 'boolean', default: false },
      split: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return 'help';
  const port = (name: keyof typeof ports) => readPort(name, (values as Record<string, unknown>)[name]);
  return {
    sitePort: port('site-port'),
    publicPort: port('public-port'),
    inboxPort: port('inbox-port'),
    smtpPort: port('smtp-port'),
    postgresPort: port('postgres-port'),
    dataDir: path.resolve(String(values.data)),
    demo: !values['no-demo'] && process.env.NODE_ENV !== 'production',
    split: values.split === true,
  };
}

function readPort(name: keyof typeof ports, given: unknown): number {
  if (given === undefined) return ports[name].fallback;
  const port = Number(given);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new Error(`--${name} takes a port from 1 to 65535, not "${String(given)}".`);
}
