/** Downloads what an address answers with as an attachment, without leaving the page. */
export function saveLink(address: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.click();
}

/** Has the browser save a file without leaving the page; works on phones too. */
export function saveFile(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // Some browsers begin to read it only later.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
