import type { NextResponse } from 'next/server';

/**
 * Clears cached responses at a sign-out, including pages in the memory of the browser. Its storage stays: the parts cart
 * and drafts outlive a session.
 */
export function clearCache<TResponse extends NextResponse>(response: TResponse): TResponse {
  response.headers.set('clear-site-data', '"cache"');
  return response;
}
