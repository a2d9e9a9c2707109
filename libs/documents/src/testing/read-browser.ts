import { WarmBrowser } from '../warm-browser.js';

/** Keeps what was to be printed, so that the page can be read. */
export class ReadBrowser extends WarmBrowser {
  readonly pages: string[] = [];

  constructor() {
    super({ pauseMs: 0 });
  }

  override print(html: string): Promise<Buffer> {
    this.pages.push(html);
    return super.print(html);
  }

  override picture(html: string): Promise<Buffer> {
    this.pages.push(html);
    return super.picture(html);
  }

  /** The page that was printed last, as text. */
  text(): string {
    return textOf(this.pages.at(-1) ?? '');
  }
}

/** What people read of a page. */
export const textOf = (html: string): string =>
  html.replace(/<style>[\s\S]*<\/style>/, '').replaceAll(/<[^>]*>/g, ' ');

/** How many pages of paper a PDF has. */
export const pagesOf = (pdf: Buffer): number =>
  pdf.toString('latin1').match(/\/Type \/Page\b(?!s)/g)?.length ?? 0;
