/** Reads a body; `undefined` as soon as it exceeds `maxBytes`. */
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

/** Same as UTF-8 text. */
export async function readLimitedText(request: Request, maxBytes: number): Promise<string | undefined> {
  return (await readLimitedBytes(request, maxBytes))?.toString('utf8');
}
