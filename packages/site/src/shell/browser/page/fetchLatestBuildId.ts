/** Fetches the live build (`builds/latest.json`, section 7); the timestamp in the address bypasses caches. */
export async function fetchLatestBuildId(signal: AbortSignal): Promise<string> {
  const response = await fetch(`/builds/latest.json?${Date.now()}`, { cache: 'no-store', signal });
  if (!response.ok) throw new Error(`The manifest request failed with ${response.status}.`);
  const manifest: unknown = await response.json();
  const id = typeof manifest === 'object' && manifest && 'id' in manifest ? manifest.id : undefined;
  if (typeof id !== 'string') throw new Error('The manifest does not contain a build id.');
  return id;
}
