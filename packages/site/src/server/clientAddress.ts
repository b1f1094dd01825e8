/** Who asks, as the nearest proxy (or Next itself) saw them: the last entry is the one that the client cannot write. */
export const clientAddress = (headers: Pick<Headers, 'get'>): string =>
  headers.get('x-forwarded-for')?.split(',').at(-1)?.trim() ?? 'unknown';
