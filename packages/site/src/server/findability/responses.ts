import { describeFailure, log } from '../log';

/** Fetched anew every five minutes at most: a publication reaches crawlers and feed readers soon, and floods do not reach us. */
const cacheControl = 'public, max-age=300';
const retryAfterSeconds = '60';

/** A text for programs: sitemap, feed, robots.txt. What holds for the moment only is not kept by anybody. */
export const textResponse = (text: string, contentType: string, isStored = true): Response =>
  new Response(text, {
    headers: {
      'content-type': `${contentType}; charset=utf-8`,
      'cache-control': isStored ? cacheControl : 'no-store',
    },
  });

export const notFoundResponse = (): Response =>
  new Response('There is nothing at this address.', { status: 404 });

/** What cannot be told at the moment; a crawler then comes back, and forgets nothing. */
export const laterResponse = (): Response =>
  new Response('The content cannot be read at the moment.', {
    status: 503,
    headers: { 'retry-after': retryAfterSeconds, 'cache-control': 'no-store' },
  });

/** By name and not by class: the proxy and the routes are bundled apart, and share what is being loaded. */
const isContentError = (error: unknown): error is Error =>
  error instanceof Error && error.name === 'ContentError';

/** Answers from content, or says that it cannot at the moment. */
export async function respondFromContent(response: () => Promise<Response>): Promise<Response> {
  try {
    return await response();
  } catch (error) {
    if (!isContentError(error)) throw error;
    log('error', describeFailure(error));
    return laterResponse();
  }
}
