export interface PageViewInput {
  /** The whole address; its query and fragment are left out. */
  readonly url: string;
  readonly title: string;
  readonly locale: string;
  readonly site: string;
  readonly theme: string;
}

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

/**
 * "An analytics data-layer event is emitted on page view" (section 7). It has no query, because searches and tokens
 * can be in it.
 */
export function createPageViewEvent({ url, title, locale, site, theme }: PageViewInput): PageViewEvent {
  return { event: 'page_view', page: { path: new URL(url).pathname, title, locale, site, theme } };
}
