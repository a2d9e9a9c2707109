/** As JSON has it. */
type Written<T> = T extends Date ? string : T;

/**
 * The fields of a contract's object that a row has by the same names, instants as texts. The contract decides what is shown:
 * a column that it does not name stays here, and a field that the row does not have is the caller's to add.
 */
export function fieldsFor<Shape extends object, Row extends object>(
  { shape }: { shape: Shape },
  row: Row,
): { [Name in keyof Shape & keyof Row]: Written<Row[Name]> } {
  const named = Object.entries(row).filter(([name]) => name in shape);
  const written = named.map(([name, value]) => [name, value instanceof Date ? value.toISOString() : value]);
  return Object.fromEntries(written);
}
