import { lookup } from 'node:dns/promises';
import path from 'node:path';
import type { ServiceName } from '@overland/contracts';
import { allParts, type PartRole } from '../parts.js';
import { isPortFree } from '../ports.js';
import { allServices } from '../services.js';
import { Part } from './part.js';
import {
  type Build,
  nameOfReplica,
  planPart,
  portOfCalls,
  publicPortOf,
  type ReplicaRole,
} from './part-plan.js';
import { openPartsList, removePartsList } from './parts-list.js';
import { currentBuild, migrateBuild, watchReleases } from './released-builds.js';
import { SharedPort } from './shared-port.js';

/** Below the ephemeral port range, so that a restarted part finds its port still free. */
const lowest = 20_000;
const span = 12_000;

interface SplitOptions {
  root: string;
  dataDir: string;
  replicas: number;
  env: Record<string, string | undefined>;
  /** Of the database of a service, as the owner of its tables. */
  ownerUrlOf(service: ServiceName): string;
}

const say = (line: string) => process.stderr.write(`  ${line}\n`);

/** Gateway, services and workers in separate processes that this one supervises. `parts.json` in the data folder lists them. */
export class SplitHost {
  private readonly parts: { role: ReplicaRole; part: Part }[];
  private readonly sharedPorts: readonly SharedPort[];
  private readonly list;
  private readonly stopWatching: (() => void)[] = [];
  /** What takes up a release of a service: one after the other. */
  private takingUp = Promise.resolve();

  private constructor(
    private readonly options: SplitOptions,
    private readonly ports: ReadonlyMap<string, number>,
    hosts: readonly string[],
  ) {
    this.list = openPartsList(options.dataDir, () =>
      this.parts.map(({ part: { plan, pid } }) => ({
        name: plan.name,
        pid,
        url: plan.url,
        version: plan.version,
      })),
    );
    const hooks = {
      say,
      onLaunch: () => this.list.flush(),
      onReadiness: () => {
        for (const port of this.sharedPorts) port.refresh();
      },
    };
    this.parts = replicasOf(options.replicas).map((role) => ({
      role,
      part: new Part(this.planOf(role, this.buildOf(role)), hooks),
    }));
    this.sharedPorts = options.replicas === 1 ? [] : this.sharePorts(hosts);
  }

  static async prepare(options: SplitOptions): Promise<SplitHost> {
    const names = replicasOf(options.replicas).map(nameOfReplica);
    if (options.replicas > 1) {
      names.push(...allServices.map(({ name }) => portOfCalls(name, options.replicas)));
      names.push(...names.filter((name) => name.startsWith('gateway')).map(publicPortOf));
    }
    const ports = await findPartPorts(names.length);
    const found = await lookup(options.env.LISTEN_HOST || 'localhost', { all: true });
    const hosts = found.map(({ address }) => address);
    return new SplitHost(options, new Map(ports.map((port, index) => [names[index] ?? '', port])), hosts);
  }

  /** Resolves when every part is ready. */
  async start(): Promise<void> {
    for (const { name } of allServices) await this.migrate(name, this.currentBuild(name));
    await Promise.all(this.parts.map(({ part }) => part.start()));
    for (const { name } of allServices) {
      const onChange = () => {
        const taken = this.takingUp.then(() => this.takeUp(name));
        this.takingUp = taken.catch((error) => void say(String(error)));
      };
      this.stopWatching.push(watchReleases(this.releases, name, onChange));
      // There may have been one meanwhile.
      onChange();
    }
  }

  /** Stops gateway and workers first, so that open requests and work under way still reach their service. */
  async close(): Promise<void> {
    for (const stop of this.stopWatching) stop();
    await this.takingUp;
    const stop = (isMeant: (role: PartRole) => boolean) =>
      Promise.all(this.parts.filter(({ role }) => isMeant(role)).map(({ part }) => part.stop()));
    await stop(({ kind }) => kind !== 'service');
    await stop(({ kind }) => kind === 'service');
    for (const port of this.sharedPorts) port.close();
    this.list.close();
    removePartsList(this.options.dataDir);
  }

  /** Replaces the processes of a service by those of its current build; where that does not start, the one before runs on. */
  private async takeUp(service: ServiceName): Promise<void> {
    const build = this.currentBuild(service);
    const parts = this.parts
      .filter(({ role }) => role.kind !== 'gateway' && role.service === service)
      .map(({ role, part }) => ({ part, before: part.plan, next: this.planOf(role, build) }));
    if (parts.every(({ before }) => before.version === build.version)) return;
    const name = `${service} ${build.version ?? 'as installed'}`;
    try {
      await this.migrate(service, build);
      for (const { part, next } of parts) await part.replace(next);
      say(`${name} runs`);
    } catch (error) {
      say(`${name} does not start, the build before it runs on: ${String(error)}`);
      const replaced = parts.filter(({ part, before }) => part.plan !== before);
      await Promise.all(replaced.map(({ part, before }) => part.replace(before)));
    }
  }

  /** Migrations only add (docs/releases.md), so the build that still runs is not disturbed. */
  private async migrate(service: ServiceName, build: Build): Promise<void> {
    if (build.version !== null) await migrateBuild(build, service, this.options.ownerUrlOf(service));
  }

  private get releases(): string {
    return this.options.env.RELEASES_DIR ?? path.join(this.options.dataDir, 'releases');
  }

  private currentBuild(service: ServiceName): Build {
    return currentBuild(this.options.root, this.releases, service);
  }

  private buildOf(role: PartRole): Build {
    if (role.kind === 'gateway') return { folder: this.options.root, version: null };
    return this.currentBuild(role.service);
  }

  /** Of the gateways, which clients know, and of each service, which the other parts know. */
  private sharePorts(hosts: readonly string[]): SharedPort[] {
    const { env, replicas } = this.options;
    const ofParts = (isMeant: (role: PartRole) => boolean) => () =>
      this.parts.filter(({ role }) => isMeant(role)).map(({ part }) => part);
    const gateways = ofParts(({ kind }) => kind === 'gateway');
    const sites = [
      { server: 'staff', port: Number(env.STAFF_PORT) },
      { server: 'public', port: Number(env.PUBLIC_PORT) },
    ].map((site) => new SharedPort({ ...site, hosts, replicas: gateways, say }));
    const calls = allServices.map(({ name }) => {
      const port = this.ports.get(portOfCalls(name, replicas)) ?? 0;
      const replicasOfIt = ofParts((role) => role.kind === 'service' && role.service === name);
      return new SharedPort({ server: 'calls', port, hosts: ['127.0.0.1'], replicas: replicasOfIt, say });
    });
    return [...sites, ...calls];
  }

  private planOf(role: ReplicaRole, build: Build) {
    const { root, env, replicas } = this.options;
    // A released build has the folder of the browser for PDFs in common with the installed one.
    const all = { CHROMIUM_FOLDER: path.join(root, '.data'), ...env };
    return planPart(role, build, { all, replicas, ports: this.ports });
  }
}

/** The first replica of every part, then the second one, and so on. */
const replicasOf = (count: number): ReplicaRole[] =>
  Array.from({ length: count }, (_, replica) => allParts.map((role) => ({ ...role, replica }))).flat();

async function findPartPorts(count: number): Promise<number[]> {
  const found: number[] = [];
  const begin = Math.floor(Math.random() * span);
  for (let step = 0; step < span && found.length < count; step += 1) {
    const port = lowest + ((begin + step) % span);
    if (await isPortFree(port)) found.push(port);
  }
  if (found.length < count) throw new Error(`No ${count} free ports from ${lowest} on 127.0.0.1.`);
  return found;
}
