import { log } from '../log';

/** Short enough for publications to reach crawlers and feed readers soon, long enough to limit requests. */
const cacheControl = 'public, max-age=300';
const retryAfterSeconds = '60';

/** Responds with a text for programs: sitemap, feed, robots.txt. Incomplete responses are not cached. */
export const textResponse = (text: string, contentType: string, isStored = true): Response =>
  new Response(text, {
    headers: {
      'content-type': `${contentType}; charset=utf-8`,
      'cache-control': isStored ? cacheControl : 'no-store',
    },
  });

export const notFoundResponse = (): Response =>
  new Response('There is nothing at this address.', { status: 404 });

/** Responds with 503, so that crawlers retry and keep their index. */
export const laterResponse = (): Response =>
  new Response('The content cannot be read at the moment.', {
    status: 503,
    headers: { 'retry-after': retryAfterSeconds, 'cache-control': 'no-store' },
  });

/**
 * Checks the name instead of the class, because the proxy and the routes are separate bundles that share
 * promises.
 */
const isContentError = (error: unknown): error is Error =>
  error instanceof Error && error.name === 'ContentError';

/** Responds with 503 if the content service fails. */
export async function respondFromContent(response: () => Promise<Response>): Promise<Response> {
  try {
    return await response();
  } catch (error) {
    if (!isContentError(error)) throw error;
    log('error', 'The content service failed.', {}, error);
    return laterResponse();
  }
}
