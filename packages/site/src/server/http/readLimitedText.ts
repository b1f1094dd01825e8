/** The body; `undefined` as soon as it is longer than `maxBytes`, without reading the rest. */
export async function readLimitedBytes(
  request: Request,
  maxBytes: number,
): Promise<Buffer<ArrayBuffer> | undefined> {
  if (!request.body) return Buffer.alloc(0);
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of request.body) {
    length += chunk.byteLength;
    if (length > maxBytes) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** The same as text in UTF-8. */
export async function readLimitedText(request: Request, maxBytes: number): Promise<string | undefined> {
  return (await readLimitedBytes(request, maxBytes))?.toString('utf8');
}
