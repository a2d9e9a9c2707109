/** Downloads what an address answers with as an attachment, without leaving the page. */
export function saveLink(address: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.click();
}

/** Hands a file to the browser, to be kept under this name. Works on phones, and without leaving the page. */
export function saveFile(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // Some browsers begin to read only after this turn; a minute is enough for any of them.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
