/**
 * The page loads nothing and runs nothing: it has the styles of the email, a logo that is part of it, and no origin. Only our own
 * pages may frame it. Where the frame was opened from does not matter, as there is nobody to act as.
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
 * Its links would open in new windows, which the sandbox does not allow: a preview is looked at. A logo comes from the site
 * that the preview is on, which has it as well.
 */
export const previewHtml = (html: string): string =>
  html
    .replace('<head>', '<head>\n<base target="_blank">')
    .replace(/<img src="https?:\/\/[^"/]{1,255}\/api\/logos\//, '<img src="/api/logos/');
