import type { PageView } from '../view/loadPageView';

import { createPayload } from './createPayload';

/** The build that the asking page was made by: `?{build}` (section 7), also as `?build={build}`. */
function readAskedBuild(url: string): string | undefined {
  const { searchParams } = new URL(url);
  return searchParams.get('build') ?? [...searchParams.keys()][0];
}

/** Kept only where the asking page and this process are of one build: another build may read the JSON otherwise. */
function decideCaching({ page }: PageView, isSameBuild: boolean): string {
  if (page.protection.mode !== 'none') return 'private, no-store';
  return isSameBuild ? 'public, max-age=60' : 'no-store';
}

/** `GET {path}/_payload.json?{build}`: the page's resolved content as JSON. */
export function answerPayload(pageView: PageView, url: string, buildId: string): Response {
  const cacheControl = decideCaching(pageView, readAskedBuild(url) === buildId);
  return Response.json(createPayload(pageView), {
    headers: { 'cache-control': cacheControl, 'x-robots-tag': 'noindex' },
  });
}
