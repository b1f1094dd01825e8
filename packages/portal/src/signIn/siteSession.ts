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

/**
 * Sends the signed-in user's token to the site, so that its protected pages open; false when the site did not accept
 * it.
 */
export const storeSiteSession = (idToken: string): Promise<boolean> => sendSession('POST', { idToken });

/** Ends the session at the site; false when the site did not confirm it. */
export const endSiteSession = (): Promise<boolean> => sendSession('DELETE');
