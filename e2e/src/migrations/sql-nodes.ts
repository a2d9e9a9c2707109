/** A node of PostgreSQL's parse tree. Of the hundreds of kinds a few are read, and of these a few fields. */
// biome-ignore lint/suspicious/noExplicitAny: each kind has fields of its own
export type Node = Record<string, any>;

/** One statement: its kind, `AlterTableStmt`, with its node. */
export type Statement = Record<string, Node>;

export interface Finding {
  /** `drops column reg of orders`: by these words a migration names its exception. */
  what: string;
  why: string;
}

/** The last part of each name: `orders` of `public.orders`. */
export function namesIn(objects: readonly Node[]): string[] {
  return objects.map((object) => {
    if (object.RangeVar) return object.RangeVar.relname;
    const parts: Node[] = object.List?.items ??
      object.ObjectWithArgs?.objname ??
      object.TypeName?.names ?? [object];
    return parts.at(-1)?.String?.sval ?? '?';
  });
}

/** `CONSTR_NOTNULL`, with its node. */
export const constraintsOf = (column: Node): Map<string, Node> =>
  new Map((column.constraints ?? []).map(({ Constraint }: Node) => [Constraint.contype, Constraint]));
