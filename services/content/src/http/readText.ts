import { readBytes } from './readBytes';

/** Reads a body of at most `limit` bytes as text; null when there are more. */
export const readText = async (request: Request, limit: number): Promise<string | null> =>
  (await readBytes(request, limit))?.toString('utf8') ?? null;
