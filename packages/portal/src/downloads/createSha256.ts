/** Returns the SHA-256 of a text in UTF-8 as 64 hexadecimal digits; undefined if the browser cannot compute it. */
export async function createSha256(text: string): Promise<string | undefined> {
  // `crypto.subtle` is undefined in insecure contexts.
  const subtle: SubtleCrypto | undefined = globalThis.crypto?.subtle;
  if (!subtle) return undefined;
  const digest = await subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
