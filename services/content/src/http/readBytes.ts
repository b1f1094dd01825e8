/** Reads a body of at most `limit` bytes; null if there are more. */
export const readBytes = async (
  request: Pick<Request, 'body'>,
  limit: number,
): Promise<Buffer<ArrayBuffer> | null> => {
  if (!request.body) return Buffer.alloc(0);
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body) {
    size += chunk.byteLength;
    if (size > limit) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
};
