/** What the file of an export of orders is called, without the day. Without schemas, as the list needs it at once. */
export const exportName = ({ table }: { table?: 'cod' | undefined }): string => table ?? 'orders';
