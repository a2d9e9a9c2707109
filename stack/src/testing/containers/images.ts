import { read } from './sources.js';

interface Stage {
  from: string;
  text: string;
}

/** The stages of the Dockerfile by name. */
export const stages = new Map<string, Stage>();
for (const part of read('deploy/docker/Dockerfile').split(/^(?=FROM )/m)) {
  const [, from = '', name = ''] = /^FROM (\S+) AS (\S+)/.exec(part) ?? [];
  stages.set(name, { from, text: part });
}

/** The stages that an image is made of, the last one first. */
export function stagesOf(target: string): Stage[] {
  const stage = stages.get(target);
  return stage ? [stage, ...stagesOf(stage.from)] : [];
}

export function lastMatch(target: string, pattern: RegExp): string | undefined {
  const found = stagesOf(target).map(({ text: lines }) => [...lines.matchAll(pattern)].at(-1)?.[1]);
  return found.find((match) => match !== undefined);
}

/** What an image runs. */
export const commandOf = (target: string): string[] => JSON.parse(lastMatch(target, /^CMD (.+)$/gm) ?? '[]');
