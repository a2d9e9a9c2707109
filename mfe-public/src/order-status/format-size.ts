import { perLanguage } from '@overland/i18n';

const tenths = perLanguage((locale) => new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }));

/** Of a file: `2 KB`, `1.4 MB`. */
export function formatSize(bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / 1024));
  return kilobytes < 1024 ? `${kilobytes} KB` : `${tenths().format(bytes / 1024 / 1024)} MB`;
}
