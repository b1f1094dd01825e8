import type { Page, Route } from '@playwright/test';

export interface Prefetches {
  /** Requested paths, in order. */
  readonly requested: readonly string[];
  /** Maximum of concurrent requests. */
  readonly most: () => number;
  /** Releases one response. */
  readonly release: () => Promise<void>;
}

/** Holds the responses to the page's prefetches until they are released; requests of clicks pass. */
export async function holdPrefetches(page: Page): Promise<Prefetches> {
  const requested: string[] = [];
  const held: Route[] = [];
  let most = 0;
  await page.route('**/*', async (route) => {
    const request = route.request();
    if (request.headers()['sec-purpose'] !== 'prefetch') return route.fallback();
    requested.push(new URL(request.url()).pathname);
    held.push(route);
    most = Math.max(most, held.length);
  });
  return { requested, most: () => most, release: async () => held.shift()?.continue() };
}
