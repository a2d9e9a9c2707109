import path from 'node:path';
import { parseArgs } from 'node:util';

export const defaultDataDir = path.resolve(import.meta.dirname, '../../.data');

/** The options of `npm start`. Every port and the data folder can be changed. */
export interface StackOptions extends Ports {
  /** Minutes between two steps of an order in the dispatch simulator; 0 stands still. */
  dispatchPace: number;
  dataDir: string;
  demo: boolean;
  /** Run the gateway, services and workers in separate processes. */
  split: boolean;
  /** How many processes run each of these. */
  replicas: number;
}

/** The ports, each with its use in words. */
export const portUses = [
  { key: 'sitePort', option: 'site-port', fallback: 8080, what: 'the site' },
  { key: 'publicPort', option: 'public-port', fallback: 8081, what: 'the public site' },
  { key: 'inboxPort', option: 'inbox-port', fallback: 8025, what: 'the inbox' },
  { key: 'smtpPort', option: 'smtp-port', fallback: 1025, what: 'the inbox’s SMTP server' },
  { key: 'postgresPort', option: 'postgres-port', fallback: 54329, what: 'the database' },
  { key: 'dispatchPort', option: 'dispatch-port', fallback: 8026, what: 'the dispatch simulator' },
] as const;

type Ports = Record<(typeof portUses)[number]['key'], number>;

const defaultPace = 30;
const longestPace = 10_000;
const mostReplicas = 4;

export const help = `npm start -- [options]

${portUses
  .map(({ option, fallback, what }) => `  --${`${option} <port>`.padEnd(24)} port of ${what} (${fallback})`)
  .join('\n')}
  --dispatch-pace <minutes>  minutes between two steps of an order in the dispatch simulator (${defaultPace}); 0: none
  --data <folder>            data folder (.data)
  --no-demo                  start empty, without demo data
  --split                    run the gateway, each service and each worker in its own process
  --replicas <count>         with --split: how many processes run each of these (1, at most ${mostReplicas})
  --help                     this text
`;

/** @throws Error with a readable message for an unknown option or an invalid port. */
export function readOptions(argv: string[]): StackOptions | 'help' {
  const { values } = parseArgs({
    args: argv,
    options: {
      ...Object.fromEntries(portUses.map(({ option }) => [option, { type: 'string' as const }])),
      data: { type: 'string', default: defaultDataDir },
      'dispatch-pace': { type: 'string', default: String(defaultPace) },
      'no-demo': { type: 'boolean', default: false },
      split: { type: 'boolean', default: false },
      replicas: { type: 'string', default: '1' },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return 'help';
  const given: Record<string, unknown> = values;
  const ports = portUses.map((use) => [use.key, readPort(use, given[use.option])]);
  return {
    ...(Object.fromEntries(ports) as Ports),
    dispatchPace: readPace(values['dispatch-pace']),
    dataDir: path.resolve(String(values.data)),
    demo: !values['no-demo'] && process.env.NODE_ENV !== 'production',
    split: values.split === true,
    replicas: readReplicas(values.replicas, values.split === true),
  };
}

function readReplicas(given: unknown, isSplit: boolean): number {
  const replicas = Number(given);
  if (!Number.isInteger(replicas) || replicas < 1 || replicas > mostReplicas) {
    throw new Error(`--replicas takes a whole number from 1 to ${mostReplicas}, not "${String(given)}".`);
  }
  if (replicas > 1 && !isSplit) throw new Error('--replicas needs --split.');
  return replicas;
}

function readPace(given: unknown): number {
  const pace = Number(given);
  if (given !== '' && pace >= 0 && pace <= longestPace) return pace;
  throw new Error(`--dispatch-pace takes a number of minutes up to ${longestPace}, not "${String(given)}".`);
}

function readPort({ option, fallback }: (typeof portUses)[number], given: unknown): number {
  if (given === undefined) return fallback;
  const port = Number(given);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new Error(`--${option} takes a port from 1 to 65535, not "${String(given)}".`);
}
