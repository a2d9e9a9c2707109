import type { SyntaxNodeRef } from '@lezer/common';
import { parser } from '@prometheus-io/lezer-promql';

export interface Series {
  name: string;
  labels: Record<string, string>;
}

interface Matcher {
  label: string;
  /** `=`, `!=`, `=~` or `!~`. */
  operator: string;
  value: string;
}

export interface Query {
  selectors: { metric: string; matchers: Matcher[] }[];
  /** Labels of `by`, `without`, `on` and `ignoring`. */
  grouping: string[];
}

/** Labels that Prometheus adds to everything it reads, as deploy/monitoring sets them. */
const targetLabels = new Set(['job', 'instance', 'part']);
/** A series that Prometheus makes itself. */
const ofPrometheus: Series[] = [{ name: 'up', labels: {} }];

/** What a query of Prometheus names. @throws Error when it is no query */
export function readQuery(query: string): Query {
  const found: Query = { selectors: [], grouping: [] };
  const textOf = ({ from, to }: { from: number; to: number }) => query.slice(from, to);
  const readers: Record<string, (node: SyntaxNodeRef) => void> = {
    Identifier: (node) => found.selectors.push({ metric: textOf(node), matchers: [] }),
    UnquotedLabelMatcher: ({ node }) => {
      const [label = '', operator = '', value = '""'] = ['LabelName', 'MatchOp', 'StringLiteral'].map(
        (name) => textOf(node.getChild(name) ?? { from: 0, to: 0 }),
      );
      found.selectors.at(-1)?.matchers.push({ label, operator, value: JSON.parse(value) });
    },
    LabelName: (node) => {
      if (node.node.parent?.name === 'GroupingLabels') found.grouping.push(textOf(node));
    },
  };
  const tree = parser.parse(query);
  tree.iterate({
    enter: ({ type, from }) => {
      if (type.isError) throw new Error(`No query, from character ${from}: ${query}`);
    },
  });
  tree.iterate({ enter: (node) => readers[node.name]?.(node) });
  return found;
}

/** What of a query is not served: metrics, labels, and values that a label never has. */
export function missingIn({ selectors, grouping }: Query, served: Series[]): string[] {
  const all = [...served, ...ofPrometheus];
  const selected = new Set<string>(targetLabels);
  const missing = selectors.flatMap(({ metric, matchers }) => {
    const own = all.filter(({ name }) => name === metric);
    for (const { labels } of own) for (const label of Object.keys(labels)) selected.add(label);
    return own.length === 0 ? [metric] : matchers.flatMap((matcher) => missingOf(matcher, metric, own));
  });
  const strange = grouping.filter((label) => !selected.has(label)).map((label) => `the label ${label}`);
  return [...missing, ...strange];
}

/** Also of a matcher that excludes, each alternative must be a value that is served: else it was renamed. */
function missingOf({ label, operator, value }: Matcher, metric: string, series: Series[]): string[] {
  if (targetLabels.has(label)) return [];
  const alternatives = operator.endsWith('~') ? value.split('|') : [value];
  const isServed = (alternative: string) =>
    series.some(({ labels }) => {
      const has = labels[label];
      if (has === undefined) return false;
      return operator.endsWith('~') ? new RegExp(`^(?:${alternative})$`).test(has) : has === alternative;
    });
  return alternatives
    .filter((alternative) => !isServed(alternative))
    .map((alternative) => `${metric}{${label}="${alternative}"}`);
}

/** Reads the text format of `/metrics`. */
export function readSeries(text: string): Series[] {
  return text.split('\n').flatMap((line) => {
    const [, name, labels = ''] = /^([a-z0-9_]+)(?:\{(.*)\})? [^ ]+$/.exec(line) ?? [];
    if (!name) return [];
    const pairs = [...labels.matchAll(/(\w+)="([^"]*)"/g)].map(([, label = '', value = '']) => [
      label,
      value,
    ]);
    return [{ name, labels: Object.fromEntries(pairs) }];
  });
}
