import type { APIRequestContext, APIResponse } from '@playwright/test';

import { siteUrl } from './addresses';

/** Requests an absolute URL of a demo site, whose host need not resolve outside a browser. Follows no redirects. */
export const getAs = (request: APIRequestContext, url: string): Promise<APIResponse> => {
  const { host, pathname, search } = new URL(url);
  return request.get(new URL(`${pathname}${search}`, siteUrl).href, { maxRedirects: 0, headers: { host } });
};

/**
 * Requests a page, and once more if the site could not render it within three seconds on a busy machine. Follows redirects up
 * to `maxRedirects`.
 */
export async function getWhenReady(
  request: APIRequestContext,
  url: string,
  { maxRedirects = 0 } = {},
): Promise<APIResponse> {
  const first = await getAs(request, url);
  const response = first.status() === 503 ? await getAs(request, url) : first;
  const { location } = response.headers();
  if (location === undefined || maxRedirects === 0) return response;
  return getWhenReady(request, new URL(location, url).href, { maxRedirects: maxRedirects - 1 });
}

/** Runs a task for every item, a few at a time, and preserves the order of the results. */
export async function eachOf<TItem, TResult>(
  items: readonly TItem[],
  task: (item: TItem) => Promise<TResult>,
  parallel = 3,
): Promise<TResult[]> {
  const results: TResult[] = [];
  const queue = items.entries();
  const work = async () => {
    for (const [index, item] of queue) results[index] = await task(item);
  };
  await Promise.all(Array.from({ length: parallel }, work));
  return results;
}
