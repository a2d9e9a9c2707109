import path from 'node:path';
import { type ConfigSchema, serviceVariable, variableOf } from '@overland/service-kit';
import * as z from 'zod/mini';
import { S3BackupConfig } from '../../backup/backup-place.js';
import { SimulatorConfig } from '../../dispatch-simulator/own-simulator.js';
import { MigrateConfig } from '../../migrate.js';
import { allParts, configsOfPart } from '../../parts.js';
import { allServices } from '../../services.js';
import { readContainers } from './compose-file.js';
import { type Environment, read, root, variablesIn } from './sources.js';

/** Who reads an environment; a service and its worker read the same. Backups have no container of ours. */
export const readers: readonly { name: string; container?: string; configs: readonly ConfigSchema[] }[] = [
  ...allParts
    .filter(({ kind }) => kind !== 'worker')
    .map((role) => {
      const name = role.kind === 'gateway' ? 'gateway' : role.service;
      return { name, container: name, configs: configsOfPart(role) };
    }),
  { name: 'migration', container: 'migrate', configs: [MigrateConfig] },
  { name: 'dispatch simulator', container: 'dispatch-simulator', configs: [SimulatorConfig] },
  { name: 'backups', configs: [S3BackupConfig] },
];

const printing = ['quoting', 'orders', 'reporting'];

/** Read without a schema, where what needs them runs. */
export const others: Record<string, { what: string; by: string[] }> = {
  NODE_ENV: {
    what: '`production`: no part starts with a value that is weak or a sample, without demo data or the dispatch simulator.',
    by: ['all'],
  },
  SUPERVISOR_METRICS_PORT: {
    what: 'With `npm start -- --split`: where the process that supervises the parts serves `/metrics`, for backups.',
    by: ['npm start'],
  },
  CHROME_PATH: { what: 'The browser that prints PDFs, in place of the one from npm.', by: printing },
  CHROMIUM_FOLDER: { what: 'Where the browser from npm is unpacked.', by: printing },
  CHROMIUM_SANDBOX: {
    what: '`off` runs the browser without its sandbox, as containers need that do not allow it.',
    by: printing,
  },
};

interface Row {
  name: string;
  what: string;
  by: string[];
  fallback: string;
  inProduction: string;
}

/** What a part refuses in production, by the name of the variable. */
export type RefusedBy = (reader: (typeof readers)[number], env: Environment) => readonly string[];

/** `docs/operations/configure.md`, of an environment that production takes. */
export function configurePage(env: Environment, refusedBy: RefusedBy): string {
  return [
    intro,
    table(['Variable', 'What', 'Read by', 'Default', 'In production'], rowsOf(env, refusedBy).map(cellsOf)),
    fromEnvFile,
    table(['Variable of `.env`', 'Becomes part of'], ownOfCompose()),
    '',
  ].join('\n\n');
}

const intro = `# Every variable of the environment

Made from the code that reads them by \`WRITE_DOCS=1 npx jest --selectProjects unit --testPathPatterns configure-page\`; a test
compares it. An empty value counts as absent. A part whose environment is not usable does not start, and names all faults at
once, never a value. A service and its worker read the same. \`npm start\` sets what it needs; a variable that you set takes
precedence. For containers, \`node deploy/make-env.mjs --production\` writes an environment that starts, and asks for what it
cannot make up.

With \`NODE_ENV=production\` these are refused, too: secrets that are easily guessed, equal or samples, passwords of fewer than
12 characters, keys that do not parse, public addresses without https, phone numbers, addresses and license numbers of samples,
an inbox or a dispatch simulator in place of a mail server or Super Dispatch, and a gateway that does not know of a proxy.
"must be set": without it a part of docker-compose.yml does not start. "checked": it may be absent, but a weak value is refused.`;

const fromEnvFile = `## Of docker-compose.yml alone

These are in \`.env\` (\`.env.example\` explains them) and no part reads them by that name.`;

function rowsOf(env: Environment, refusedBy: RefusedBy): Row[] {
  const containers = readContainers(env);
  const rows = new Map<string, Row>();
  for (const reader of readers) {
    const given = containers[reader.container ?? '']?.environment ?? {};
    for (const [name, field] of reader.configs.flatMap(({ shape }) => Object.entries(shape))) {
      const variable = variableOf(field);
      const row = { name, what: variable?.what ?? '', by: [], fallback: fallbackOf(field), inProduction: '' };
      const key = [row.name, row.what, row.fallback].join('\n');
      const merged: Row = rows.get(key) ?? row;
      if (!merged.by.includes(reader.name)) merged.by.push(reader.name);
      const isNeeded = reader.container && refusedBy(reader, { ...given, [name]: '' }).includes(name);
      if (reader.configs[0] === SimulatorConfig) merged.inProduction = 'does not run';
      else if (isNeeded) merged.inProduction = 'must be set';
      else if (variable?.weaknessOf) merged.inProduction ||= 'checked';
      rows.set(key, merged);
    }
  }
  const all = [...rows.values(), ...addressRows(containers), ...otherRows()];
  return all.sort((one, other) => (one.name < other.name ? -1 : 1));
}

/** Where services answer: needed where they are not in the same process. */
function addressRows(containers: ReturnType<typeof readContainers>): Row[] {
  return allServices.map((service) => {
    const name = serviceVariable(service.name, 'URL');
    const by = readers.filter(({ container }) => containers[container ?? '']?.environment?.[name]);
    return {
      name,
      what: `Where ${service.name} answers those that call it or tell it events, unless it runs in their process.`,
      by: by.map((reader) => reader.name),
      fallback: '',
      inProduction: '',
    };
  });
}

const otherRows = (): Row[] =>
  Object.entries(others).map(([name, row]) => ({ name, ...row, fallback: '', inProduction: '' }));

/** As text; a path below the repository is relative to it. */
function fallbackOf(field: z.core.$ZodType): string {
  const { success, data } = z.safeParse(field, undefined);
  if (!success || data === undefined) return '';
  const text = String(data);
  return text.startsWith(root) ? path.relative(root, text) || 'the repository' : text;
}

function ownOfCompose(): string[][] {
  const compose = read('docker-compose.yml');
  const names = new Set(readers.flatMap(({ configs }) => configs.flatMap(({ shape }) => Object.keys(shape))));
  const own = Object.keys(variablesIn('.env.example')).filter(
    (name) => !names.has(name) && !(name in others),
  );
  return own.map((name) => {
    const uses = [...compose.matchAll(new RegExp(`^ *([\\w-]+): .*\\$\\{${name}\\W.*$`, 'gm'))];
    return [`\`${name}\``, [...new Set(uses.map(([, key]) => `\`${key}\``))].join(', ')];
  });
}

const cellsOf = ({ name, what, by, fallback, inProduction }: Row) => [
  `\`${name}\``,
  what,
  by.join(', '),
  fallback === '' ? '' : `\`${fallback}\``,
  inProduction,
];

function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(heads), `|${heads.map(() => '---').join('|')}|`, ...rows.map(line)].join('\n');
}
