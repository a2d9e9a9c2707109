import type { Role } from '@overland/contracts';

/**
 * Who may open a page (docs/product/access.md). `adminOrMCAdmin` on a path with `:portalId` admits an Admin to the
 * own portal only; `superAdmin` is an MCAdmin whose user carries the flag.
 */
export type PageAccess = 'anyone' | 'signedIn' | 'adminOrMCAdmin' | 'mcAdmin' | 'superAdmin';

export type SidebarIcon =
  | 'quotes'
  | 'orders'
  | 'addresses'
  | 'cod'
  | 'surveys'
  | 'reports'
  | 'portals'
  | 'terms'
  | 'users'
  | 'audit'
  | 'settings'
  | 'page';

/** A page's link in the sidebar. It is shown to those who may open the page. */
export interface SidebarEntry {
  label: string;
  icon: SidebarIcon;
  /** Position from the top, ascending. */
  order: number;
  /** Of those who may open the page, only these roles see the link. */
  roles?: readonly Role[];
  /** An MCAdmin sees the link only while viewing all portals or the customer portal. */
  onlyWhileViewingAll?: boolean;
}

/** What browsers let a page use only where its answer says so. */
export type PageFeature = 'camera' | 'geolocation';

export type SkeletonKind = 'list' | 'form' | 'detail';

/** What the palette (Ctrl-K) offers beside the pages of the sidebar: a page at an address that does something there. */
export interface PageCommand {
  /** "Mark paid". Of a page about one order or quote, its number is typed after it. */
  label: string;
  /** Other words that find it: "day off". */
  also?: string;
  /** Added to the page's address: `section=holidays`. */
  query?: string;
  /** Of those who may open the page, only these roles are offered it. */
  roles?: readonly Role[];
  /** Offered before anything is typed, so that people learn what can be typed. */
  isShownFirst?: true;
  /** Of a page about one order or quote: what its row in the list must hold, such as `{ paid: [false] }`. */
  where?: Readonly<Record<string, readonly (string | boolean)[]>>;
}

/** A row of an area's `pages.ts`: data only. The router, guards, sidebar, titles and `/remotes.json` come from it. */
export interface Page {
  /** `/quote/:quoteId`; `:name` stands for one segment. */
  path: string;
  /** Of the document, until the page has a more exact one. Texts of public pages are in libs/i18n in Spanish, too. */
  title: string;
  /** For search engines and shared links, on the public site. A page without one is listed by none. */
  description?: string;
  /** Address of the picture that messengers show with a shared link, on the public site: `/api/quote/public/:quoteId/picture`. */
  picture?: string;
  access: PageAccess;
  sidebar?: SidebarEntry;
  /** Path of the page whose sidebar link is marked as current while this page is shown. */
  under?: string;
  /** What is shown while the page loads; nothing when absent. */
  skeleton?: SkeletonKind;
  /**
   * Allowed when the page is opened by its address; on the staff site on every page, as one leads to another without
   * asking the gateway again.
   */
  needs?: PageFeature;
  /** What it lists or offers is that of the portal viewed as: a bar then names the portal (docs/product/access.md). */
  followsViewAs?: boolean;
  /** The palette leads to this page for each thing of the kind that it finds. */
  shows?: 'user' | 'company';
  commands?: readonly PageCommand[];
  /** `none`: without sidebar and header, as the sign-in pages are. */
  frame?: 'none';
}
