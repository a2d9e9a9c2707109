export interface Issue {
  path: (string | number)[];
  message: string;
}

type Parsed<Output> =
  | { success: true; data: Output; error?: undefined }
  | { success: false; error: { issues: readonly { path: readonly PropertyKey[]; message: string }[] } };

interface FormRules<Values, Output> {
  payload: { safeParse(value: unknown): Parsed<Output> };
  toPayload: (values: Values) => unknown;
  ownIssues: (values: Values) => readonly Issue[];
}

/** A form's rules as a Standard Schema that shows all errors at once; its output is the payload. */
export function formSchema<Values, Output>({ payload, toPayload, ownIssues }: FormRules<Values, Output>) {
  const validate = (value: unknown) => {
    const values = value as Values;
    const parsed = payload.safeParse(toPayload(values));
    const own = ownIssues(values);
    if (parsed.success && own.length === 0) return { value: parsed.data };
    const invalid = (parsed.error?.issues ?? []).map(({ path, message }) => ({
      path: path.map((key) => (typeof key === 'number' ? key : String(key))),
      message,
    }));
    return { issues: [...invalid, ...own] };
  };
  const types: { input: Values; output: Output } | undefined = undefined;
  return { '~standard': { version: 1 as const, vendor: 'overland', validate, types } };
}
