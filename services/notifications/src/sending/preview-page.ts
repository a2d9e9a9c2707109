/**
 * The page loads nothing and runs nothing: it has the email's styles, an embedded logo, and no origin. Only our own pages may
 * frame it. It does not matter who opened the frame, as nobody is signed in there.
 */
export const previewHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy': [
    "default-src 'none'",
    "img-src 'self' data:",
    "style-src 'unsafe-inline'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
    'sandbox',
  ].join('; '),
  'x-frame-options': 'SAMEORIGIN',
};

/**
 * Makes links open new windows, which the sandbox forbids, so that they do nothing in a preview. A logo comes from the site that
 * shows the preview.
 */
export const previewHtml = (html: string): string =>
  html
    .replace('<head>', '<head>\n<base target="_blank">')
    .replace(/<img src="https?:\/\/[^"/]{1,255}\/api\/logos\//, '<img src="/api/logos/');
