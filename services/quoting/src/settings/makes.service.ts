import { Injectable } from '@nestjs/common';
import {
  type ImportReply,
  type InputOf,
  type ListedModel,
  maxModels,
  type ReplyOf,
  settings,
} from '@overland/contracts';
import { formatCount, saidToStaff } from '@overland/contracts/format';
import {
  AppError,
  type By,
  type CheckedReply,
  Clock,
  Database,
  invalid,
  prepareReply,
} from '@overland/service-kit';
import type { EntityManager } from 'typeorm';
import { changesOf, findModel, hasChanges, type ListChanges, sortModels } from './make-list.js';
import { readMakesCsv, writeMakesCsv } from './makes-csv.js';
import { PricingSnapshot, type Snapshot } from './pricing-snapshot.js';
import { SettingsRepository } from './settings.repository.js';
import type { SettingsChangeEntry } from './settings-changes.js';

const shownExamples = 6;

type ImportRequest = InputOf<typeof settings.importMakes>['body'];

/** The list of makes and models. Quotes keep the class that they were priced with. */
@Injectable()
export class MakesService {
  private readonly replies = new WeakMap<Snapshot, CheckedReply>();

  constructor(
    private readonly database: Database,
    private readonly repository: SettingsRepository,
    private readonly snapshot: PricingSnapshot,
    private readonly clock: Clock,
  ) {}

  /** Serialized once for each version of the list, as every form reads it. */
  async list(): Promise<CheckedReply> {
    const snapshot = await this.snapshot.get();
    const reply = this.replies.get(snapshot) ?? prepareReply(settings.makes, snapshot.makes);
    this.replies.set(snapshot, reply);
    return reply;
  }

  save(model: ListedModel, by: By): Promise<ReplyOf<typeof settings.saveModel>> {
    return this.change(async (manager, current) => {
      const changes = changesOf(current, [model], 'add');
      const [added] = changes.added;
      const [changed] = changes.changed;
      if (added)
        await this.write(manager, changes, { by, action: 'model.added', before: null, after: added });
      if (changed) {
        const { from: before, to: after } = changed;
        await this.write(manager, changes, { by, action: 'model.changed', before, after });
      }
      return { change: added ? ('added' as const) : changed ? ('changed' as const) : ('none' as const) };
    });
  }

  /** Removing a missing model is not an error, because people double-click. */
  remove(wanted: { make: string; model: string }, by: By): Promise<ReplyOf<typeof settings.removeModel>> {
    return this.change(async (manager, current) => {
      const before = findModel(current, wanted);
      if (!before) return { isRemoved: false };
      const changes: ListChanges = { added: [], changed: [], removed: [before], unchanged: 0 };
      await this.write(manager, changes, { by, action: 'model.removed', before, after: null });
      return { isRemoved: true };
    });
  }

  async exportCsv(): Promise<string> {
    const models = await this.database.inSystem((manager) => this.repository.listModels(manager));
    return writeMakesCsv(sortModels(models));
  }

  /** @throws AppError invalid for a file with errors, conflict if the list has changed since the preview. */
  import(request: ImportRequest, by: By): Promise<ImportReply> {
    const { models, errors, errorCount } = readMakesCsv(request.csv);
    return this.change(async (manager, current) => {
      const changes = changesOf(current, models, request.mode);
      const counts = countsOf(changes);
      const reply = {
        ...counts,
        unchanged: changes.unchanged,
        errors,
        errorCount,
        examples: examplesOf(changes),
      };
      if (request.isPreview) return reply;
      if (errorCount > 0)
        throw invalid(
          saidToStaff('Nothing was imported: {errors}', { errors: errorText(errors, errorCount) }),
        );
      if (request.expected && JSON.stringify(request.expected) !== JSON.stringify(counts)) {
        throw new AppError('conflict', 'The list has changed since the preview. Please look at it again.');
      }
      if (!hasChanges(changes)) return reply;
      const { added, changed, removed } = changes;
      const before = { changed: changed.map(({ from }) => from), removed };
      const after = { added, changed: changed.map(({ to }) => to) };
      await this.write(manager, changes, { by, action: 'makes.imported', before, after });
      return reply;
    });
  }

  /** The list is changed by one transaction at a time. */
  private async change<T>(work: (manager: EntityManager, current: ListedModel[]) => Promise<T>): Promise<T> {
    const result = await this.database.inSystem(async (manager) => {
      await this.repository.lock(manager);
      return work(manager, await this.repository.listModels(manager));
    });
    this.snapshot.forget();
    return result;
  }

  private async write(manager: EntityManager, changes: ListChanges, entry: Omit<SettingsChangeEntry, 'at'>) {
    const count = await this.repository.writeModels(manager, changes);
    if (changes.added.length > 0 && count > maxModels) {
      throw invalid(saidToStaff('The list can hold {most} models.', { most: formatCount(maxModels) }));
    }
    await this.repository.addChange(manager, { ...entry, at: this.clock.now() });
  }
}

function countsOf({ added, changed, removed }: ListChanges) {
  return { added: added.length, changed: changed.length, removed: removed.length };
}

function errorText(errors: ImportReply['errors'], count: number): string {
  const [first] = errors;
  const more = count > 1 ? ` There are ${count - 1} more errors.` : '';
  return first ? `line ${first.line}: ${first.message}${more}` : 'the file has errors.';
}

/** Removals come first, as they matter most. */
function examplesOf({ added, changed, removed }: ListChanges): string[] {
  const name = ({ make, model }: ListedModel) => `${make} ${model}`;
  return [
    ...removed.slice(0, shownExamples).map((one) => `${name(one)} is removed`),
    ...changed
      .slice(0, shownExamples)
      .map(({ from, to }) => `${name(from)} becomes ${to.pricingClass} (was ${from.pricingClass})`),
    ...added.slice(0, shownExamples).map((one) => `${name(one)} is added as ${one.pricingClass}`),
  ];
}
