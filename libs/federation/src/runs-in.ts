/**
 * Whether an area runs in a shell: both of one major version, and the shell not older, as the libraries that it provides
 * only grow within a major version. Build numbers (`1.2.0+3`) do not count.
 */
export function runsIn(areaVersion: string, shellVersion: string): boolean {
  const [needed, provided] = [numbersOf(areaVersion), numbersOf(shellVersion)];
  const [at, number = 0] = [...needed.entries()].find(([index, each]) => each !== provided[index]) ?? [];
  return at === undefined || (at > 0 && number < (provided[at] ?? 0));
}

const numbersOf = (version: string): number[] => productVersionOf(version).split('.').map(Number);

/** `1.2.0+3`, the third build of an area on its own, is of the product's version `1.2.0`. */
export const productVersionOf = (version: string): string => version.split('+', 1)[0] ?? version;
