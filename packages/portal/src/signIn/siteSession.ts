import { readerChangedEvent } from '@kmx/core';

const address = '/api/session';
const timeoutMs = 3_000;

async function sendSession(method: 'POST' | 'DELETE', body?: { readonly idToken: string }): Promise<boolean> {
  try {
    const response = await fetch(address, {
      method,
      ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(timeoutMs),
      // The browser may navigate to the provider before the request completes.
      keepalive: true,
    });
    if (response.ok) window.dispatchEvent(new Event(readerChangedEvent));
    return response.ok;
  } catch {
    return false;
  }
}

/** Sends the identity token to the site, which then serves its protected pages; false if the site rejected it. */
export const storeSiteSession = (idToken: string): Promise<boolean> => sendSession('POST', { idToken });

/** Ends the session at the site; false if the site did not confirm. */
export const endSiteSession = (): Promise<boolean> => sendSession('DELETE');
