/** `stale`: an older version was sent, because the page had expired or could not be rendered. */
export type PageStoreResult = 'hit' | 'miss' | 'stale';

/** `none`: the page was unpublished; `moved`: it has another address. */
export type RenderOutcome = 'rendered' | 'none' | 'moved' | 'failed';

/** `error`: a status of 500 and above; `rejected`: not sent, because the service fails. */
export type BackendOutcome = 'ok' | 'error' | 'timeout' | 'unreachable' | 'rejected';

export interface SiteMetrics {
  countPageRequest: (result: PageStoreResult) => void;
  recordRender: (outcome: RenderOutcome, seconds: number) => void;
  /** `address` is any address of the service. */
  recordBackendRequest: (address: string, outcome: BackendOutcome, seconds?: number) => void;
}

const holder = globalThis as typeof globalThis & { kmxMetrics?: SiteMetrics };

/**
 * Returns the metrics of this process; undefined if they are off. Global, because the page server and the routes are
 * separate bundles.
 */
export const siteMetrics = (): SiteMetrics | undefined => holder.kmxMetrics;

export function setSiteMetrics(metrics: SiteMetrics | undefined): void {
  holder.kmxMetrics = metrics;
}
