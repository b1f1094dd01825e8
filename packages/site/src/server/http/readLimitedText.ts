/** The body as text; `undefined` as soon as it is longer than `maxBytes`, without reading the rest. */
export async function readLimitedText(request: Request, maxBytes: number): Promise<string | undefined> {
  if (!request.body) return '';
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of request.body) {
    length += chunk.byteLength;
    if (length > maxBytes) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
