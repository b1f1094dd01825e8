/** What the document tells about the page on screen. */
export interface PageViewInput {
  /** The whole address; its query and fragment are left out. */
  readonly url: string;
  readonly title: string;
  readonly locale: string;
  readonly site: string;
  readonly theme: string;
}

/** What the data layer receives when a page is shown (section 7). */
export interface PageViewEvent {
  readonly event: 'page_view';
  readonly page: {
    readonly path: string;
    readonly title: string;
    readonly locale: string;
    readonly site: string;
    readonly theme: string;
  };
}

/** "An analytics data-layer event is emitted on page view" (section 7): nothing personal, so no query, where searches and tokens stand. */
export function createPageViewEvent({ url, title, locale, site, theme }: PageViewInput): PageViewEvent {
  return { event: 'page_view', page: { path: new URL(url).pathname, title, locale, site, theme } };
}
