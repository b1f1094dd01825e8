/** Reads a body of at most `limit` bytes as text; null when there are more. */
export const readText = async (request: Request, limit: number): Promise<string | null> => {
  if (!request.body) return '';
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body) {
    size += chunk.byteLength;
    if (size > limit) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
};
