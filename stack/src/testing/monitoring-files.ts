import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';

export const monitoringFolder = path.resolve(import.meta.dirname, '../../../deploy/monitoring');

const read = (file: string) => readFileSync(path.join(monitoringFolder, file), 'utf8');

export interface Alert {
  alert: string;
  expr: string;
  labels: Record<string, string>;
  annotations: { summary: string };
}

interface Panel {
  title: string;
  targets?: { expr: string; legendFormat: string }[];
}

export function readAlerts(): Alert[] {
  const { groups }: { groups: { rules: Alert[] }[] } = parse(read('alerts.yaml'));
  return groups.flatMap(({ rules }) => rules);
}

/** By part, where the Prometheus of containers finds them. */
export function readTargets(): { address: string; part: string }[] {
  const { scrape_configs: jobs } = parse(read('prometheus-compose.yaml'));
  return jobs[0].static_configs.map(
    ({ targets, labels }: { targets: string[]; labels: { part: string } }) => ({
      address: targets.join(),
      part: labels.part,
    }),
  );
}

export interface Shown {
  where: string;
  query: string;
  /** A text in which `{{label}}` or `{{ $labels.label }}` stands for a value. */
  text: string;
}

/** Every query of alerts and dashboard, with the text that is shown of it. */
export function readQueries(): Shown[] {
  const { panels }: { panels: Panel[] } = JSON.parse(read('dashboard.json'));
  return [
    ...readAlerts().map(({ alert, expr, annotations }) => ({
      where: `the alert ${alert}`,
      query: expr,
      text: annotations.summary,
    })),
    ...panels.flatMap(({ title, targets = [] }) =>
      targets.map(({ expr, legendFormat }) => ({
        where: `the panel ${title}, ${legendFormat}`,
        query: expr,
        text: legendFormat,
      })),
    ),
  ];
}
