/** An email address that its owner knows again, and nobody else learns: `d•••@mail.example`. */
export function maskedAddress(address: string): string {
  const at = address.lastIndexOf('@');
  return `${address.slice(0, 1)}•••${address.slice(at)}`;
}
