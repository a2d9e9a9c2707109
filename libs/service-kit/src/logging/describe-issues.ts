import type * as z from 'zod/mini';

/** Where a value does not fit its schema, and nothing of the value: "emails.0.email invalid_type, price invalid_type". */
export const describeIssues = ({ issues }: z.core.$ZodError): string =>
  issues.map(({ path, code }) => `${path.join('.') || '(all)'} ${code}`).join(', ');
