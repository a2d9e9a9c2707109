/** The header that makes a browser save a file under its name (RFC 6266): in ASCII, and as it is. */
export function contentDisposition(name: string): string {
  const plain = name.replaceAll(/[^\w. -]/g, '-');
  const encoded = encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
