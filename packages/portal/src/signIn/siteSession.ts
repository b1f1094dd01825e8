const address = '/api/session';
const timeoutMs = 3_000;

async function sendSession(method: 'POST' | 'DELETE', body?: { readonly idToken: string }): Promise<boolean> {
  try {
    const response = await fetch(address, {
      method,
      ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(timeoutMs),
      // The page may be left for the provider while this is on its way.
      keepalive: true,
    });
    return response.ok;
  } catch {
    return false;
  }
}

/** Tells the site who is signed in, so that its protected pages open; false when the site did not take it. */
export const storeSiteSession = (idToken: string): Promise<boolean> => sendSession('POST', { idToken });

/** Tells the site that nobody is signed in any more; false when the site did not hear it. */
export const endSiteSession = (): Promise<boolean> => sendSession('DELETE');
