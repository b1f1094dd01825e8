/** Asks which build is live (`builds/latest.json`, section 7); the time in the address keeps every cache out. */
export async function fetchLatestBuildId(signal: AbortSignal): Promise<string> {
  const response = await fetch(`/builds/latest.json?${Date.now()}`, { cache: 'no-store', signal });
  if (!response.ok) throw new Error(`The manifest answers ${response.status}.`);
  const manifest: unknown = await response.json();
  const id = typeof manifest === 'object' && manifest && 'id' in manifest ? manifest.id : undefined;
  if (typeof id !== 'string') throw new Error('The manifest names no build.');
  return id;
}
