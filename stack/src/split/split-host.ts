import path from 'node:path';
import type { ServiceName } from '@overland/contracts';
import { allParts, nameOf, type PartRole } from '../parts.js';
import { isPortFree } from '../ports.js';
import { allServices } from '../services.js';
import { Part } from './part.js';
import { type Build, planPart } from './part-plan.js';
import { openPartsList, removePartsList } from './parts-list.js';
import { currentBuild, migrateBuild, watchReleases } from './released-builds.js';

/** Below the ephemeral port range, so that a restarted part finds its port still free. */
const lowest = 20_000;
const span = 12_000;

interface SplitOptions {
  root: string;
  dataDir: string;
  env: Record<string, string | undefined>;
  /** Of the database of a service, as the owner of its tables. */
  ownerUrlOf(service: ServiceName): string;
}

const names = allParts.map(nameOf);

const say = (line: string) => process.stderr.write(`  ${line}\n`);

/** Gateway, services and workers in separate processes that this one supervises. `parts.json` in the data folder lists them. */
export class SplitHost {
  private readonly parts: { role: PartRole; part: Part }[];
  private readonly list;
  private readonly stopWatching: (() => void)[] = [];
  /** What takes up a release of a service: one after the other. */
  private takingUp = Promise.resolve();

  private constructor(
    private readonly options: SplitOptions,
    private readonly ports: ReadonlyMap<string, number>,
  ) {
    this.list = openPartsList(options.dataDir, () =>
      this.parts.map(({ part: { plan, pid } }) => ({
        name: plan.name,
        pid,
        url: plan.url,
        version: plan.version,
      })),
    );
    const hooks = { say, onLaunch: () => this.list.flush() };
    this.parts = allParts.map((role) => ({
      role,
      part: new Part(this.planOf(role, this.buildOf(role)), hooks),
    }));
  }

  static async prepare(options: SplitOptions): Promise<SplitHost> {
    const ports = await findPartPorts(allParts.length);
    return new SplitHost(options, new Map(ports.map((port, index) => [names[index] ?? '', port])));
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

  private planOf(role: PartRole, build: Build) {
    const { root, env } = this.options;
    // A released build has the folder of the browser for PDFs in common with the installed one.
    const all = { CHROMIUM_FOLDER: path.join(root, '.data'), ...env };
    return planPart(role, build, { all, ports: this.ports });
  }
}

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
