import type { Page } from '@playwright/test';
import { z } from 'zod';

const pageView = z.object({
  event: z.literal('page_view'),
  page: z.object({
    path: z.string(),
    title: z.string(),
    locale: z.string(),
    site: z.string(),
    theme: z.string(),
  }),
});

export type PageView = z.infer<typeof pageView>['page'];

/** Page views in the data layer of the document, in order. */
export async function pageViews(page: Page): Promise<PageView[]> {
  const events: unknown = await page.evaluate((): unknown => Reflect.get(window, 'dataLayer') ?? []);
  return z
    .array(z.unknown())
    .parse(events)
    .flatMap((event) => {
      const parsed = pageView.safeParse(event);
      return parsed.success ? [parsed.data.page] : [];
    });
}

export interface OutboundRequest {
  /** Requested Tag Manager scripts. */
  readonly tags: readonly string[];
  /** Request bodies sent to monitoring. */
  readonly beacons: readonly string[];
}

/** Adds a Tag Manager container to documents opened afterwards. */
export async function configureTags(page: Page): Promise<void> {
  await page.route(/\/en(\/[^?]*)?(\?testing=true)?$/, async (route) => {
    if (!route.request().isNavigationRequest()) return route.fallback();
    const response = await route.fetch();
    const html = await response.text();
    await route.fulfill({ response, body: html.replace('<html ', '<html data-tag-manager="GTM-TEST1" ') });
  });
  // A page prefetched by these rules is used for the click, bypassing the route above.
  await page.route('**/_assets/speculation-rules-*', (route) => route.abort());
}

export async function watchOutboundRequests(page: Page): Promise<OutboundRequest> {
  const tags: string[] = [];
  const beacons: string[] = [];
  await page.route('https://www.googletagmanager.com/**', (route) => {
    tags.push(route.request().url());
    return route.fulfill({ contentType: 'text/javascript', body: '' });
  });
  page.on('request', (request) => {
    if (request.url().endsWith('/api/monitoring')) beacons.push(request.postData() ?? '');
  });
  return { tags, beacons };
}

/** Hides the page, which triggers its report. */
export async function lookAway(page: Page): Promise<void> {
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
    Reflect.deleteProperty(document, 'visibilityState');
  });
}
