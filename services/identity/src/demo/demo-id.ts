/**
 * A fixed UUIDv4 of the demo: `kind` 1 for portals, 2 for users. Other services' demo data points at these.
 */
export const demoId = (kind: 1 | 2, number: number) =>
  `de300000-000${kind}-4000-8000-${number.toString().padStart(12, '0')}`;
