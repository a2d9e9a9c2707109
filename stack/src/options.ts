import path from 'node:path';
import { parseArgs } from 'node:util';

/** The options of `npm start`. Every port and the data folder can be changed. */
export interface StackOptions {
  sitePort: number;
  publicPort: number;
  inboxPort: number;
  smtpPort: number;
  postgresPort: number;
  dispatchPort: number;
  /** Minutes between two steps of an order in the dispatch simulator; 0 stands still. */
  dispatchPace: number;
  dataDir: string;
  demo: boolean;
  /** Run the gateway, services and workers in separate processes. */
  split: boolean;
}

const ports = {
  'site-port': { fallback: 8080, what: 'the site' },
  'public-port': { fallback: 8081, what: 'the public site' },
  'inbox-port': { fallback: 8025, what: 'the inbox' },
  'smtp-port': { fallback: 1025, what: 'the inbox’s SMTP server' },
  'postgres-port': { fallback: 54329, what: 'the database' },
  'dispatch-port': { fallback: 8026, what: 'the dispatch simulator' },
} as const;

const defaultPace = 30;
const longestPace = 10_000;

export const help = `npm start -- [options]

${Object.entries(ports)
  .map(([name, { fallback, what }]) => `  --${`${name} <port>`.padEnd(24)} port of ${what} (${fallback})`)
  .join('\n')}
  --dispatch-pace <minutes>  minutes between two steps of an order in the dispatch simulator (${defaultPace}); 0: none
  --data <folder>            data folder (.data)
  --no-demo                  start empty, without demo data
  --split                    run the gateway, each service and each worker in its own process
  --help                     this text
`;

/** @throws Error with a readable message for an unknown option or an invalid port. */
export function readOptions(argv: string[], root: string): StackOptions | 'help' {
  const { values } = parseArgs({
    args: argv,
    options: {
      ...Object.fromEntries(Object.keys(ports).map((name) => [name, { type: 'string' as const }])),
      data: { type: 'string', default: path.join(root, '.data') },
      'dispatch-pace': { type: 'string', default: String(defaultPace) },
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
    dispatchPort: port('dispatch-port'),
    dispatchPace: readPace(values['dispatch-pace']),
    dataDir: path.resolve(String(values.data)),
    demo: !values['no-demo'] && process.env.NODE_ENV !== 'production',
    split: values.split === true,
  };
}

function readPace(given: unknown): number {
  const pace = Number(given);
  if (given !== '' && pace >= 0 && pace <= longestPace) return pace;
  throw new Error(`--dispatch-pace takes a number of minutes up to ${longestPace}, not "${String(given)}".`);
}

function readPort(name: keyof typeof ports, given: unknown): number {
  if (given === undefined) return ports[name].fallback;
  const port = Number(given);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new Error(`--${name} takes a port from 1 to 65535, not "${String(given)}".`);
}
