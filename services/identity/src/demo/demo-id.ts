/** A fixed UUIDv4 for demo data: `kind` 1 for portals, 2 for users. Demo data of other services refers to these. */
export const demoId = (kind: 1 | 2, number: number) =>
  `de300000-000${kind}-4000-8000-${number.toString().padStart(12, '0')}`;
