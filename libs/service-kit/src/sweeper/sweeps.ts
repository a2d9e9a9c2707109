import type { SweeperOptions } from './sweeper.js';

const sweepKey = 'overland:sweep';

type Work = SweeperOptions['work'];

interface SweepOptions extends Omit<SweeperOptions, 'work' | 'database'> {
  /** Whether the first run begins at the start of the process, or after the first pause. */
  first?: 'now' | 'later';
}

/** Marks the method of a provider that the worker role repeats, one run at a time in each process. */
export function Sweeps(options: SweepOptions) {
  return <T extends Work>(_class: object, _name: string, method: TypedPropertyDescriptor<T>): void => {
    Reflect.defineMetadata(sweepKey, options, method.value as object);
  };
}

export const findSweep = (method: object): SweepOptions | undefined => Reflect.getMetadata(sweepKey, method);
